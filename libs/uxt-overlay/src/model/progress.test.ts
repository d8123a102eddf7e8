import { beforeEach, expect, it, vi } from 'vitest';
import {
  endProgress,
  followOtherTabs,
  forgetProgress,
  isTestUnderWay,
  keepAnswer,
  keepBeginning,
  keepTaskIndex,
  keptProgress,
  testToShow,
} from './progress';

const session = { sessionID: 's', token: 'a.b.c.d' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows the test of the link, else the one that is under way in this tab', () => {
  expect(testToShow('')).toBeUndefined();
  expect(testToShow('?oruxt=new')).toEqual({ testId: 'new', isAsked: true });
  keepBeginning('old', session, 5);
  expect(testToShow('')).toEqual({ testId: 'old', isAsked: false });
  expect(testToShow('?oruxt=new')).toEqual({ testId: 'new', isAsked: true });
  // Another tab of the same device.
  sessionStorage.clear();
  expect(testToShow('')).toBeUndefined();
  expect(isTestUnderWay()).toBe(true);
});

it.each(['', '../secret', '<b>', 'a b', 'v1.2', 'x'.repeat(129), '%00'])('takes %j for no id', (id) => {
  expect(testToShow(`?oruxt=${encodeURIComponent(id)}`)).toBeUndefined();
});

it('keeps what a participant has done, in the five keys of the format', () => {
  keepBeginning('t', session, 1_700_000_000_000);
  expect(keptProgress('t')).toEqual({ session, startedAt: 1_700_000_000_000, taskIndex: -1, answer: '' });
  keepTaskIndex(3);
  keepAnswer('half an');
  expect(keptProgress('t')).toMatchObject({ taskIndex: 3, answer: 'half an' });
  expect(Object.keys(localStorage).sort()).toEqual([
    'or_uxt_active',
    'or_uxt_session_id',
    'or_uxt_task_index',
    'or_uxt_test_id',
    'or_uxt_test_start',
  ]);
  // What was typed, and the token, leave with the tab.
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/half an|a\.b\.c\.d/u);
});

it('knows nothing of what belongs to another session, or to another test', () => {
  keepBeginning('t', session, 1);
  expect(keptProgress('other')).toBeUndefined();
  localStorage.setItem('or_uxt_session_id', 'of another tab');
  expect(keptProgress('t')).toBeUndefined();
  // A test that began in another tab goes on there.
  forgetProgress();
  expect(isTestUnderWay()).toBe(true);
});

it('is still under way for this page when the test is over, until everything has arrived', () => {
  keepBeginning('t', session, 1);
  endProgress();
  expect(testToShow('')).toEqual({ testId: 't', isAsked: false });
  expect(keptProgress('t')).toBeUndefined();
  forgetProgress();
  expect(testToShow('')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('takes an odd value for an unknown one', () => {
  keepBeginning('t', session, 1);
  localStorage.setItem('or_uxt_task_index', '-7');
  expect(keptProgress('t')).toMatchObject({ startedAt: 1, taskIndex: -1 });
  localStorage.setItem('or_uxt_test_start', 'soon');
  expect(keptProgress('t')).toBeUndefined();
  sessionStorage.setItem('or_uxt_tab', '{broken');
  expect(testToShow('')).toBeUndefined();
});

it('works where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(testToShow('?oruxt=t')).toEqual({ testId: 't', isAsked: true });
  keepBeginning('t', session, 1);
  expect(keptProgress('t')).toBeUndefined();
  forgetProgress();
  vi.unstubAllGlobals();
});

it('hears that a test began in another tab, or that the data were deleted there', () => {
  const onTaken = vi.fn();
  const stop = followOtherTabs(onTaken);
  const tell = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
  tell({ key: 'or_uxt_task_index', newValue: '2' });
  tell({ key: 'other', newValue: '7' });
  expect(onTaken).not.toHaveBeenCalled();
  tell({ key: 'or_uxt_session_id', oldValue: 's', newValue: 'other' });
  tell({ key: null });
  stop();
  tell({ key: null });
  expect(onTaken).toHaveBeenCalledTimes(2);
});
