import { PrivateDocumentReceipt, type PrivateDocumentUpload } from '@guest/api-contract';
import type { Attempt } from '../attempt';
import { call } from '../call';
import type { Api } from '../createApi';
import { countedByDevice } from '../device';

/** 10 MB over a hotel's Wi-Fi. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Uploads an identity paper; its id goes to the check-in. */
export function postPrivateDocument(
  api: Api,
  { hoster, file }: PrivateDocumentUpload,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<PrivateDocumentReceipt> {
  const body = new FormData();
  body.set('hoster', hoster);
  body.set('file', file);
  return call(api.product, {
    failure: 'Failed to post assets load private document',
    request: (http) =>
      http.post('assets/upload/privatedocument', {
        body,
        headers: attempt.headers,
        timeout: UPLOAD_TIMEOUT_MS,
        signal,
        ...countedByDevice,
      }),
    answer: PrivateDocumentReceipt,
  });
}
