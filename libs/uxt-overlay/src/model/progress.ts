import { USABILITY_TEST_ID } from '@guest/api-contract';
import type { RecordingSession } from './session';

/** What the format keeps on the device. */
const keys = {
  active: 'or_uxt_active',
  sessionId: 'or_uxt_session_id',
  taskIndex: 'or_uxt_task_index',
  testStart: 'or_uxt_test_start',
  testId: 'or_uxt_test_id',
} as const;
/** What only the tab of the participant knows: the session with its token, and what is being typed. */
const TAB_KEY = 'or_uxt_tab';
/** The parameter of the link that participants get. */
const PARAMETER = 'oruxt';

type Kept = () => Storage;
const local: Kept = () => localStorage;
const session: Kept = () => sessionStorage;

/** A browser may forbid storage: the test works without it, and does not survive a reload. */
function read(storage: Kept, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
function write(storage: Kept, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // See `read`.
  }
}

interface TabRecord extends RecordingSession {
  answer: string;
}

function readTab(): TabRecord | undefined {
  try {
    const found = JSON.parse(read(session, TAB_KEY) ?? '') as Partial<TabRecord>;
    const { sessionID, token, answer = '' } = found;
    return typeof sessionID === 'string' && typeof token === 'string'
      ? { sessionID, token, answer }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The test that a page has to show. */
export interface TestToShow {
  testId: string;
  /** The link asks for it; else it is under way in this tab. */
  isAsked: boolean;
}

/** The link's test, else the one that is under way in this tab. Undefined: none, or no id of a test. */
export function testToShow(search: string): TestToShow | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  const testId = asked ?? (readTab() ? (read(local, keys.active) ?? '') : '');
  return USABILITY_TEST_ID.test(testId) ? { testId, isAsked: asked !== null } : undefined;
}

/** Whether a test is under way on this device, or has something left to send. */
export const isTestUnderWay = () => read(local, keys.active) !== null;

/** What a participant has done so far, kept over reloads. */
export interface Progress {
  session: RecordingSession;
  /** −1: no task has begun. */
  taskIndex: number;
  /** In ms since the epoch. */
  startedAt: number;
  /** What was typed for the task. */
  answer: string;
}

const whole = (text: string | null) => (text !== null && /^\d{1,16}$/u.test(text) ? Number(text) : undefined);

/** What was kept of a test that began in this tab. What another session of this tab left is removed. */
export function keptProgress(testId: string): Progress | undefined {
  const tab = readTab();
  if (!tab) return undefined;
  const { answer, ...ownSession } = tab;
  const startedAt = whole(read(local, keys.testStart));
  const isOwn = read(local, keys.sessionId) === tab.sessionID && read(local, keys.testId) === testId;
  if (!isOwn || startedAt === undefined) return undefined;
  return { session: ownSession, startedAt, answer, taskIndex: whole(read(local, keys.taskIndex)) ?? -1 };
}

export function keepBeginning(testId: string, recording: RecordingSession, startedAt: number): void {
  write(local, keys.active, testId);
  write(local, keys.testId, testId);
  write(local, keys.sessionId, recording.sessionID);
  write(local, keys.testStart, String(startedAt));
  write(local, keys.taskIndex, null);
  write(session, TAB_KEY, JSON.stringify({ ...recording, answer: '' }));
}

/** The place of the task that is under way. */
export const keepTaskIndex = (index: number): void => write(local, keys.taskIndex, String(index));

export function keepAnswer(answer: string): void {
  const tab = readTab();
  if (tab) write(session, TAB_KEY, JSON.stringify({ ...tab, answer }));
}

/** The test is over, but not everything that tells of it has arrived. */
export function endProgress(): void {
  for (const key of [keys.testId, keys.taskIndex, keys.testStart]) write(local, key, null);
}

/** Everything has arrived. Leaves a test alone that began in another tab since. */
export function forgetProgress(): void {
  const tab = readTab();
  write(session, TAB_KEY, null);
  if (tab && read(local, keys.sessionId) !== tab.sessionID) return;
  for (const key of Object.values(keys)) write(local, key, null);
}

/** Calls back when a test began in another tab, or when the data of this device were deleted there. */
export function followOtherTabs(onTaken: () => void): () => void {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null || (key === keys.sessionId && oldValue !== newValue)) onTaken();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
