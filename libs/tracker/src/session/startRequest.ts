import type { StartRequest } from '@guest/api-contract';

/** The line of OpenReplay's tracker whose messages we send. */
const TRACKER_VERSION = '16.4.0';
const BYTES_OF_KIB = 1_024;

/** `UTC+02:00`, from minutes west of UTC. */
export function timezoneOf(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `UTC${offsetMinutes > 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

interface StartFacts {
  projectKey: string;
  revID?: string | undefined;
  userUUID: string | null;
  userID: string | undefined;
  /** The session to continue. */
  token: string | null;
  /** The condition that was fulfilled. */
  condition?: string | undefined;
  /** Only reads conditions, flags and tags. */
  isDry: boolean;
  /** When a cold start began, in ms since the epoch. */
  bufferStartedAt: number | undefined;
}

/** What the page tells about itself to begin a session. */
export function startRequestOf(facts: StartFacts): StartRequest {
  const { projectKey, revID = '', userUUID, userID = null, token, condition, isDry, bufferStartedAt } = facts;
  const timestamp = Date.now();
  const { deviceMemory = 0 } = navigator as Navigator & { deviceMemory?: number };
  const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
  return {
    userUUID,
    projectKey,
    revID,
    trackerVersion: TRACKER_VERSION,
    isSnippet: false,
    timestamp,
    doNotRecord: isDry,
    bufferDiff: bufferStartedAt === undefined ? 0 : Math.max(0, timestamp - bufferStartedAt),
    userID,
    ...(token !== null && { token }),
    deviceMemory: deviceMemory * BYTES_OF_KIB,
    jsHeapSizeLimit: memory?.jsHeapSizeLimit ?? 0,
    timezone: timezoneOf(new Date().getTimezoneOffset()),
    ...(condition !== undefined && { condition }),
    assistOnly: false,
    width: screen.width,
    height: screen.height,
  };
}
