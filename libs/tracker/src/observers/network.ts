import { messages } from '@guest/recording-codec';
import type { RecordedRequest } from '../privacy/options';
import { follow, together } from '../base/browser';
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

/** `URL.canParse` is younger than the oldest browsers. */
function absoluteOf(url: string): string | undefined {
  try {
    return new URL(url, document.baseURI).href;
  } catch {
    return undefined;
  }
}

function tellerOf({ write, options, ingestPoint }: Recording) {
  return ({ type, method, url, at }: Asked, status: number, bytes = 0) => {
    const absolute = absoluteOf(url);
    if (absolute === undefined || absolute.startsWith(ingestPoint)) return;
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
      messages.NetworkRequest,
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

const OK = 200;

/** Requests: where to, how long and with which status. Nobody hears what became of one by `sendBeacon`. */
export const observeNetwork: Observer = (recording, view) => {
  const tell = tellerOf(recording);

  const undoFetch = follow(view, 'fetch', (_view, [target, init], answer) => {
    const isRequest = typeof target === 'object' && 'method' in target;
    const asked: Asked = {
      type: 'fetch',
      method: init?.method ?? (isRequest ? target.method : 'GET'),
      url: isRequest ? target.url : String(target),
      at: performance.now(),
    };
    // The page has the promise itself: an error here cannot reach it.
    answer.then(
      (found) => tell(asked, found.status, sizeOf(found)),
      () => tell(asked, 0),
    );
  });

  const asked = new WeakMap<XMLHttpRequest, Asked>();
  const undoOpen = follow(view.XMLHttpRequest.prototype, 'open', (request, [method, url]) => {
    const isKnown = asked.has(request);
    asked.set(request, { type: 'xhr', method: String(method), url: String(url), at: performance.now() });
    if (isKnown) return;
    const of = () => asked.get(request) as Asked;
    request.addEventListener('loadstart', () => void (of().at = performance.now()));
    request.addEventListener('loadend', () => tell(of(), request.status));
  });
  const undoBeacon = follow(view.Navigator.prototype, 'sendBeacon', (_navigator, [url], isTaken) => {
    tell({ type: 'beacon', method: 'POST', url: String(url), at: performance.now() }, isTaken ? OK : 0);
  });
  return together([undoFetch, undoOpen, undoBeacon]);
};
