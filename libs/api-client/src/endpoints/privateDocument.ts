import { PrivateDocumentReceipt, type PrivateDocumentUpload } from '@guest/api-contract';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';
import { countedByDevice } from '../device';
import { createUploadFetch } from '../uploadFetch';

/** 10 MB over a hotel's Wi-Fi. */
const UPLOAD_TIMEOUT_MS = 120_000;

export interface UploadOptions {
  /** Ends the upload. */
  signal?: AbortSignal;
  /** How much has gone up, 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Uploads an identity paper; its id goes to the check-in. */
export function postPrivateDocument(
  api: Api,
  { hoster, file }: PrivateDocumentUpload,
  attempt: Attempt,
  { signal, onProgress }: UploadOptions = {},
): Promise<PrivateDocumentReceipt> {
  const body = new FormData();
  body.set('hoster', hoster);
  // A name that says nothing of the guest: the hotel needs none.
  body.set('file', file, 'document');
  return call(api.product, {
    failure: 'Failed to post assets load private document',
    request: (http) =>
      http.post('assets/upload/privatedocument', {
        body,
        headers: attempt.headers,
        signal,
        // Where there is none, as in tests without a browser, nobody watches the progress either.
        ...(typeof XMLHttpRequest === 'function'
          ? { timeout: false as const, fetch: createUploadFetch({ body, onProgress }) }
          : { timeout: UPLOAD_TIMEOUT_MS }),
        ...countedByDevice,
      }),
    answer: PrivateDocumentReceipt,
  });
}
