// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markPhoneFrame } from './phoneFrame';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Safari/537.36';

beforeEach(() => {
  delete document.documentElement.dataset.frame;
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function mark({ search = '', userAgent = DESKTOP, isMobile = false }): string | undefined {
  history.replaceState(null, '', `/demo${search}`);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.assign(navigator, { userAgentData: { mobile: isMobile } });
  // As the server writes it: the function may use nothing outside itself.
  new Function(`(${markPhoneFrame.toString()})()`)();
  return document.documentElement.dataset.frame;
}

it.each([
  ['a desktop', {}, undefined],
  ['a mobile device', { isMobile: true }, 'phone'],
  ['a browser that says "Mobile"', { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148' }, 'phone'],
  ['the preview', { search: '?mode=mobile_preview' }, 'phone'],
  ['another mode', { search: '?mode=x' }, undefined],
])('%s: %j has the frame %s', (_, signs, frame) => {
  expect(mark(signs)).toBe(frame);
});

it('remembers the preview for the session, until another mode is asked for', () => {
  mark({ search: '?mode=mobile_preview' });
  expect(sessionStorage.getItem('mode')).toBe('mobile_preview');
  delete document.documentElement.dataset.frame;
  expect(mark({})).toBe('phone');
  delete document.documentElement.dataset.frame;
  expect(mark({ search: '?mode=desktop' })).toBeUndefined();
});

it('shows the preview also where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(mark({ search: '?mode=mobile_preview' })).toBe('phone');
});
