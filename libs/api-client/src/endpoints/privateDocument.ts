import { Created, type PrivateDocumentUpload } from '@guest/api-contract';
import type { Attempt } from '../http/attempt';
import { call, remove } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';
import { path } from '../http/path';
import { createUploadFetch } from '../http/uploadFetch';

/** The time limit of one try: 10 MB over a hotel's Wi-Fi. */
const UPLOAD_TIMEOUT_MS = 120_000;

export interface UploadOptions {
  /** Cancels the upload. */
  signal?: AbortSignal;
  /** The uploaded part, 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Uploads an identity paper; its id goes to the check-in. */
export function postPrivateDocument(
  api: Api,
  { hoster, file }: PrivateDocumentUpload,
  attempt: Attempt,
  { signal, onProgress }: UploadOptions = {},
): Promise<Created> {
  const body = new FormData();
  body.set('hoster', hoster);
  // A fixed file name: the guest's own may be personal.
  body.set('file', file, 'document');
  return call(api.product, {
    failure: 'Failed to post assets load private document',
    path: 'assets/upload/privatedocument',
    method: 'post',
    body,
    headers: attempt.headers,
    signal,
    // Without `XMLHttpRequest`, as in tests without a browser, progress is not reported.
    ...(typeof XMLHttpRequest === 'function'
      ? { timeout: false as const, fetch: createUploadFetch({ body, onProgress }) }
      : { timeout: UPLOAD_TIMEOUT_MS }),
    ...countedByDevice,
    answer: Created,
  });
}

/** Takes a paper back with the key of its receipt; a 409 says that a check-in names it already. */
export async function removePrivateDocument(api: Api, id: string, key: string): Promise<void> {
  await remove(api.product, {
    failure: 'Failed to remove private document',
    path: path`assets/privatedocument/${id}`,
    headers: { Authorization: `Bearer ${key}` },
    ...countedByDevice,
  });
}
