import { beforeEach, expect, it, vi } from 'vitest';
import {
  endProgress,
  followProgress,
  forgetProgress,
  keepBeginning,
  keepTaskIndex,
  keptProgress,
  testToShow,
} from './progress';

beforeEach(() => localStorage.clear());

it('shows the test of the link, else the one that is under way', () => {
  expect(testToShow('')).toBeUndefined();
  expect(testToShow('?oruxt=new')).toEqual({ testId: 'new', isUnderWay: false });
  keepBeginning('old', 's', 5);
  expect(testToShow('')).toEqual({ testId: 'old', isUnderWay: true });
  expect(testToShow('?oruxt=old')).toEqual({ testId: 'old', isUnderWay: true });
  expect(testToShow('?oruxt=new')).toEqual({ testId: 'new', isUnderWay: false });
});

it.each(['', '../secret', '<b>', 'a b', 'x'.repeat(129), '%00'])('takes %j for no id', (id) => {
  expect(testToShow(`?oruxt=${encodeURIComponent(id)}`)).toBeUndefined();
});

it('keeps what a participant has done, in the five keys of the format', () => {
  keepBeginning('t', 's', 1_700_000_000_000);
  expect(keptProgress('t', 's')).toEqual({ startedAt: 1_700_000_000_000, taskIndex: -1 });
  keepTaskIndex(3);
  expect(keptProgress('t', 's')).toEqual({ startedAt: 1_700_000_000_000, taskIndex: 3 });
  expect(Object.keys(localStorage).sort()).toEqual([
    'or_uxt_active',
    'or_uxt_session_id',
    'or_uxt_task_index',
    'or_uxt_test_id',
    'or_uxt_test_start',
  ]);
});

it('removes what belongs to another session, or to another test', () => {
  keepBeginning('t', 's', 1);
  expect(keptProgress('t', 'other')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  keepBeginning('t', 's', 1);
  expect(keptProgress('other', 's')).toBeUndefined();
  expect(testToShow('')).toBeUndefined();
});

it('is still under way for this page when the test is over, until everything has arrived', () => {
  keepBeginning('t', 's', 1);
  endProgress();
  expect(testToShow('')).toEqual({ testId: 't', isUnderWay: true });
  expect(keptProgress('t', 's')).toBeUndefined();
  expect(testToShow('')).toBeUndefined();
});

it('takes an odd value for an unknown one', () => {
  keepBeginning('t', 's', 1);
  localStorage.setItem('or_uxt_task_index', '-7');
  expect(keptProgress('t', 's')).toEqual({ startedAt: 1, taskIndex: -1 });
  localStorage.setItem('or_uxt_test_start', 'soon');
  expect(keptProgress('t', 's')).toBeUndefined();
});

it('works where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(testToShow('?oruxt=t')).toEqual({ testId: 't', isUnderWay: false });
  keepBeginning('t', 's', 1);
  expect(keptProgress('t', 's')).toBeUndefined();
  forgetProgress();
  vi.unstubAllGlobals();
});

it('follows other tabs', () => {
  const heard: number[] = [];
  const stop = followProgress((index) => heard.push(index));
  const tell = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('or_uxt_task_index', '2');
  tell('other', '7');
  tell('or_uxt_task_index', null);
  tell('or_uxt_test_id', null);
  stop();
  tell('or_uxt_task_index', '3');
  expect(heard).toEqual([2, -1]);
});
