import { StartAnswer, UploadUrl, UsabilityTest } from '@guest/api-contract';
import * as v from 'valibot';

/** The line of OpenReplay's tracker whose calls we make. */
const TRACKER_VERSION = '16.4.0';

/** A call that the server refused, or did not answer (status 0). */
export class IngestError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The calls of a usability test. They reject with `IngestError`. */
export interface UxtIngest {
  /** The test, read by a token that records nothing. */
  readTest: (testId: string) => Promise<UsabilityTest['test']>;
  send: (path: 'signals/test' | 'signals/task', body: object, token: string) => Promise<void>;
  /** Where the video goes. */
  uploadUrl: (token: string) => Promise<string>;
}

export function createUxtIngest(ingestUrl: string, projectKey: string): UxtIngest {
  const base = new URL(`${ingestUrl.replace(/\/+$/u, '')}/`, document.baseURI);

  const ask = async (path: string, init: RequestInit, token?: string): Promise<Response> => {
    const headers: Record<string, string> = init.body ? { 'Content-Type': 'application/json' } : {};
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    const answer = await fetch(new URL(`v1/web/${path}`, base), { ...init, headers }).catch(() => undefined);
    if (!answer?.ok)
      throw new IngestError(`${path.split('/').slice(0, 2).join('/')} failed`, answer?.status ?? 0);
    return answer;
  };
  const post = (path: string, body: object, token?: string) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) }, token);

  return {
    async readTest(testId) {
      const request = {
        projectKey,
        trackerVersion: TRACKER_VERSION,
        timestamp: Date.now(),
        userUUID: null,
        doNotRecord: true,
      };
      const { token } = v.parse(StartAnswer, await (await post('start', request)).json());
      const answer = await ask(`uxt/test/${encodeURIComponent(testId)}`, {}, token);
      return v.parse(UsabilityTest, await answer.json()).test;
    },
    async send(path, body, token) {
      // A window may close right after the last one.
      await ask(`uxt/${path}`, { method: 'POST', body: JSON.stringify(body), keepalive: true }, token);
    },
    async uploadUrl(token) {
      const answer = await ask('uxt/upload-url', {}, token);
      return new URL(v.parse(UploadUrl, await answer.json()).url, base).href;
    },
  };
}
