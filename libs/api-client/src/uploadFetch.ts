import { TimeoutError } from 'ky';

/** No byte went up for so long: a network that is there in name only. */
const STALLED_MS = 30_000;

export interface UploadFetchOptions {
  body: FormData;
  /** How much has gone up, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/**
 * A fetch that says how much has gone up: `XMLHttpRequest`, since fetch tells it in no browser but one. It has no time limit, which a
 * slow network would reach with a large file, but gives up where nothing moves any more.
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
      // The form's own media type has its seams in it: the browser writes another.
      for (const [name, value] of headers) if (name !== 'content-type') xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        move();
        if (lengthComputable && total > 0) onProgress?.(loaded / total);
      };
      xhr.onload = () => {
        end();
        resolve(responseOf(xhr));
      };
      // As fetch says that nothing, or only a part, came back.
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
