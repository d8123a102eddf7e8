const keys = {
  active: 'or_uxt_active',
  sessionId: 'or_uxt_session_id',
  taskIndex: 'or_uxt_task_index',
  testStart: 'or_uxt_test_start',
  testId: 'or_uxt_test_id',
} as const;
/** The parameter of the link that participants get. */
const PARAMETER = 'oruxt';
const ID = /^[\w-]{1,128}$/u;

/** A browser may forbid storage: the test works without it, and does not survive a reload. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See `read`.
  }
}

export interface TestToShow {
  testId: string;
  /** It was under way when the page was loaded. */
  isUnderWay: boolean;
}

/** The test that a page has to show: the link's, else the one that is under way. Undefined: none, or no id. */
export function testToShow(search: string): TestToShow | undefined {
  const active = read(keys.active) ?? '';
  const asked = new URLSearchParams(search).get(PARAMETER) ?? active;
  return ID.test(asked) ? { testId: asked, isUnderWay: asked === active } : undefined;
}

/** What a participant has done so far, kept over reloads. */
export interface Progress {
  taskIndex: number;
  /** In ms since the epoch. */
  startedAt: number;
}

const whole = (text: string | null) => (text !== null && /^\d{1,16}$/u.test(text) ? Number(text) : undefined);

/** Reads what was kept of a test in this session; what belongs to another session is removed. */
export function keptProgress(testId: string, sessionId: string): Progress | undefined {
  if (read(keys.sessionId) !== sessionId || read(keys.testId) !== testId) {
    forgetProgress();
    return undefined;
  }
  const startedAt = whole(read(keys.testStart));
  return startedAt === undefined ? undefined : { startedAt, taskIndex: whole(read(keys.taskIndex)) ?? -1 };
}

export function keepBeginning(testId: string, sessionId: string, startedAt: number): void {
  write(keys.active, testId);
  write(keys.testId, testId);
  write(keys.sessionId, sessionId);
  write(keys.testStart, String(startedAt));
  write(keys.taskIndex, null);
}

/** The place of the task that is under way. */
export const keepTaskIndex = (index: number): void => write(keys.taskIndex, String(index));

/** The test is over, but not everything that tells of it has arrived. */
export function endProgress(): void {
  for (const key of [keys.testId, keys.taskIndex, keys.testStart]) write(key, null);
}

export function forgetProgress(): void {
  for (const key of Object.values(keys)) write(key, null);
}

/** Follows what another tab does with the test: the task it is at, or −1 when it has ended. */
export function followProgress(onChange: (taskIndex: number) => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === keys.taskIndex && newValue !== null) onChange(whole(newValue) ?? 0);
    if (key === null || (key === keys.testId && newValue === null)) onChange(-1);
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
