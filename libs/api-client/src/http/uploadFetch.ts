import { TimeoutError } from 'ky';

/** The upload times out after this long without progress. */
const STALLED_MS = 30_000;

export interface UploadFetchOptions {
  body: FormData;
  /** The uploaded part, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/**
 * A fetch that reports how much was sent. It uses `XMLHttpRequest`, because only one browser reports it for fetch. It
 * has no time limit, which a large file on a slow network would exceed; it fails after `STALLED_MS` without progress.
 */
export function createUploadFetch({ body, onProgress }: UploadFetchOptions): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const { url, method, headers, signal } = request;
      const xhr = new XMLHttpRequest();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(stalled);
        signal.removeEventListener('abort', abort);
      };
      const move = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => {
          end();
          reject(new TimeoutError(request));
          xhr.abort();
        }, STALLED_MS);
      };
      const abort = () => {
        end();
        reject(signal.reason as Error);
        xhr.abort();
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort);
      xhr.open(method, url);
      xhr.responseType = 'text';
      // The request's media type includes the multipart boundary: the browser sets its own.
      for (const [name, value] of headers) if (name !== 'content-type') xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        move();
        if (lengthComputable && total > 0) onProgress?.(loaded / total);
      };
      xhr.onload = () => {
        end();
        resolve(responseOf(xhr));
      };
      // Fails like `fetch` does for a missing or incomplete answer.
      xhr.onerror = () => {
        end();
        reject(new TypeError('The upload was cut'));
      };
      move();
      xhr.send(body);
      return undefined;
    });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText, responseText } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return new Response(responseText === '' ? null : responseText, { status, statusText, headers });
}
