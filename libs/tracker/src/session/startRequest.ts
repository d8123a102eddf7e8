import type { StartRequest } from '@guest/api-contract';
import type { browserFacts } from '../worker/browserFacts';

/** What the page knows of a start request; the worker adds the rest. */
export type PageStartRequest = Omit<StartRequest, keyof ReturnType<typeof browserFacts>>;

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
export function startRequestOf(facts: StartFacts): PageStartRequest {
  const { projectKey, revID = '', userUUID, userID = null, token, condition, isDry, bufferStartedAt } = facts;
  const timestamp = Date.now();
  const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
  return {
    userUUID,
    projectKey,
    revID,
    timestamp,
    doNotRecord: isDry,
    bufferDiff: bufferStartedAt === undefined ? 0 : Math.max(0, timestamp - bufferStartedAt),
    userID,
    token: token ?? undefined,
    jsHeapSizeLimit: memory?.jsHeapSizeLimit ?? 0,
    condition,
    width: screen.width,
    height: screen.height,
  };
}
