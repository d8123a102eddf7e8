import { isRecord, parseUrl, routes, type RouteName } from '@guest/api-contract';
import { readLeniently, type Change } from '@guest/api-contract/read-leniently';

/** What the app makes of one call's answer. */
export interface CheckedCall {
  /** As in `roomdirectory`. */
  call: string;
  /** Values that the app reads in another form, or leaves out. */
  changes: readonly Change[];
  /** Why the app cannot open it; absent where it can. */
  failure?: string;
}

export interface CheckedApi {
  /** The hotel's name, where its answer has one. */
  hotel?: string;
  calls: CheckedCall[];
  /** The origins of its pictures, other than its own. */
  pictureHosts: string[];
  /** Whether browsers of another origin may call it, and send the header `Idempotency-Key`. */
  cors: { isOpen: boolean; takesKeys: boolean };
}

const PATIENCE_MS = 15_000;
/** Stands for the origin of the app. */
const ORIGIN = 'https://guest.example';

/** What is asked about a hotel, with the hotel's id. */
const reads: readonly (readonly [RouteName, (hosterId: string) => string])[] = [
  ['getHomePage', (id) => `home-page?hosterId=${id}`],
  ['getRoomDirectory', (id) => `roomdirectory?hosterId=${id}`],
  ['getProducts', (id) => `product?hosterId=${id}&showAll=true`],
  ['getPartners', (id) => `partner?hosterId=${id}`],
  ['getSeminars', (id) => `seminar?hoster=${id}`],
  ['getPersonalPages', (id) => `personal-page?hosterId=${id}`],
  ['getReviewsForm', (id) => `reviews-form?hosterId=${id}`],
  ['getCheckinForm', (id) => `checkin-form?hosterId=${id}`],
  ['getPaymentSettings', (id) => `hoster/${id}/payment/settings`],
];

async function jsonOf(address: string): Promise<{ json?: unknown; failure?: string; isOpen?: boolean }> {
  try {
    const headers = { Accept: 'application/json', Origin: ORIGIN };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const isOpen = ['*', ORIGIN].includes(answer.headers.get('access-control-allow-origin') ?? '');
    const text = await answer.text();
    if (!answer.ok) return { isOpen, failure: `it answers with status ${answer.status}` };
    try {
      return { isOpen, json: JSON.parse(text) };
    } catch {
      return { isOpen, failure: 'its answer is not JSON' };
    }
  } catch (cause) {
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    return {
      failure: isSlow ? `it does not answer within ${PATIENCE_MS / 1_000} s` : 'it cannot be reached',
    };
  }
}

/** Asks one call and reads its answer as the app does. */
async function check(base: string, name: RouteName, path: string) {
  const { answer } = routes[name];
  const call = path.replace(/\?.*$/u, '');
  const { json, failure, isOpen = false } = await jsonOf(`${base}/${path}`);
  if (failure !== undefined) return { isOpen, checked: { call, changes: [], failure } };
  if (!isRecord(json)) return { isOpen, checked: { call, changes: [], failure: 'its answer is no object' } };
  const read = readLeniently(answer, json);
  const { changes } = read;
  if (read.isRead) return { isOpen, checked: { call, changes }, output: read.output as unknown };
  const { path: at, expected } = changes.at(-1) ?? { path: 'the answer', expected: 'another value' };
  return {
    isOpen,
    checked: {
      call,
      changes: changes.slice(0, -1),
      failure: `${at} should be ${inWords(expected)}`,
    },
  };
}

/** Whether a browser may send an order: asked as browsers ask before they do (CORS preflight). */
async function takesKeys(base: string): Promise<boolean> {
  try {
    const answer = await fetch(`${base}/order`, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    return answer.ok && (allowed.includes('*') || allowed.includes('idempotency-key'));
  } catch {
    return false;
  }
}

/** Asks an API every read call about a hotel. It sends nothing and shows no value of an answer. */
export async function askApi(base: string, slug: string): Promise<CheckedApi> {
  const first = await check(base, 'getHoster', `hoster?shortcut=${encodeURIComponent(slug)}`);
  const cors = { isOpen: first.isOpen, takesKeys: await takesKeys(base) };
  if (!('output' in first)) return { calls: [first.checked], pictureHosts: [], cors };
  const { _id, name } = first.output as { _id: string; name: string };
  const others = await Promise.all(
    reads.map(([route, pathOf]) => check(base, route, pathOf(encodeURIComponent(_id)))),
  );
  const outputs = [first, ...others].map((each) => ('output' in each ? each.output : undefined));
  const own = new URL(base).origin;
  const pictureHosts = [...new Set(pictureHostsIn(outputs))].filter((origin) => origin !== own);
  return { hotel: name, calls: [first, ...others].map(({ checked }) => checked), pictureHosts, cors };
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/** The origins of pictures in an answer. */
function pictureHostsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(pictureHostsIn);
  const url = typeof value === 'string' && /^https?:/iu.test(value) ? parseUrl(value) : undefined;
  return url && PICTURE.test(url.pathname) ? [url.origin] : [];
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  'words without HTML': 'words without HTML',
};

/** What the contract expects, for who does not read its schemas. */
export function inWords(expected: string): string {
  const known = words[expected];
  if (known) return known;
  if (/^\/\^\(?https/u.test(expected)) return 'an address that begins with https://';
  if (expected.startsWith('/^([01]')) return 'a time such as 07:30';
  if (/^"[^"]+"$/u.test(expected)) return `there, with the name ${expected}`;
  if (expected.includes(' | ')) return `one of ${expected.replaceAll(/[()]/gu, '').replaceAll(' | ', ', ')}`;
  if (/^[<>]=?-?\d/u.test(expected)) return `within its limits (${expected})`;
  return `in another form (${expected})`;
}
