import type { RecordedRequest } from '../privacy/options';
import { patch } from '../base/browser';
import type { Observer, Recording } from './recording';

/** Bodies and headers are never recorded. */
const NOTHING = JSON.stringify({ headers: {}, body: '' });

interface Asked {
  type: RecordedRequest['type'];
  method: string;
  url: string;
  /** `performance.now()` */
  at: number;
}

function tellerOf({ write, options, ingestPoint }: Recording) {
  return ({ type, method, url, at }: Asked, status: number, bytes = 0) => {
    const absolute = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : '';
    if (absolute === '' || absolute.startsWith(ingestPoint)) return;
    const duration = performance.now() - at;
    const request = {
      type,
      method: method.toUpperCase(),
      url: options.urlSanitizer(absolute),
      status,
      duration,
    };
    const kept = options.networkSanitizer ? options.networkSanitizer(request) : request;
    if (!kept) return;
    // The page's clock, as the format has it.
    const began = performance.timeOrigin + at;
    write(
      'NetworkRequest',
      kept.type,
      kept.method,
      kept.url,
      NOTHING,
      NOTHING,
      kept.status,
      began,
      kept.duration,
      bytes,
    );
  };
}

const sizeOf = (answer: Response) => Number(answer.headers.get('content-length') ?? 0);

/** Requests by `fetch` and `XMLHttpRequest`: where to, how long and with which status. */
export const observeNetwork: Observer = (recording) => {
  const tell = tellerOf(recording);

  const undoFetch = patch(
    window,
    'fetch',
    (original) =>
      function recorded(this: unknown, ...input: Parameters<typeof fetch>) {
        const [target, init] = input;
        const asked: Asked = {
          type: 'fetch',
          method: init?.method ?? (target instanceof Request ? target.method : 'GET'),
          url: target instanceof Request ? target.url : String(target),
          at: performance.now(),
        };
        const answer = original.apply(this as never, input);
        // The page has the promise itself: an error here cannot reach it.
        answer.then(
          (found) => tell(asked, found.status, sizeOf(found)),
          () => tell(asked, 0),
        );
        return answer;
      },
  );

  const asked = new WeakMap<XMLHttpRequest, Asked>();
  const undoOpen = patch(
    XMLHttpRequest.prototype,
    'open',
    (original) =>
      function recorded(this: XMLHttpRequest, ...input: unknown[]) {
        asked.set(this, { type: 'xhr', method: String(input[0]), url: String(input[1]), at: 0 });
        return (original as (...input: unknown[]) => void).apply(this, input);
      },
  );
  const undoSend = patch(
    XMLHttpRequest.prototype,
    'send',
    (original) =>
      function recorded(this: XMLHttpRequest, body) {
        const request = asked.get(this);
        if (request) {
          request.at = performance.now();
          const finish = () => tell(request, this.status);
          this.addEventListener('loadend', finish, { once: true });
        }
        return original.call(this, body as XMLHttpRequestBodyInit | null);
      },
  );
  return () => {
    undoFetch();
    undoOpen();
    undoSend();
  };
};
