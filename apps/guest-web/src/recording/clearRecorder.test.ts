// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearRecorder } from './clearRecorder';

it('removes the keys of the recorder and no others', () => {
  localStorage.setItem('__openreplay_uuid', 'one');
  localStorage.setItem('order', 'kept');
  sessionStorage.setItem('__openreplay_token', 'two');
  sessionStorage.setItem('__or__watched_tags__', '[]');
  clearRecorder();
  expect(Object.keys(localStorage)).toEqual(['order']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
