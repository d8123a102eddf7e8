import { isLanguage, type Language } from '@guest/i18n';

/** Short links name a reservation. Check-in, payment and confirmations are personal. None is stored on the device. */
const PERSONAL = /^\/[^/]+\/[csmr](?:\/|$)|\/(?:sent|payment|checkin)(?:\/|$)/iu;

/** Whether this page may be stored: impersonal screens, at addresses without a query. */
export function isKeptPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return search === '' && !PERSONAL.test(pathname);
}

/** A page is kept once per language. */
export function pageKey(origin: string, path: string, language: Language): string {
  return `${origin}${normalPath(path)}?language=${language}`;
}

/** The hotel's code in lower case and no slash at the end; ids keep their case. */
export function normalPath(path: string): string {
  const [, slug = '', ...rest] = path.replace(/\/+$/u, '').split('/');
  return `/${[slug.toLowerCase(), ...rest].join('/')}`;
}

export function slugOf(path: string): string {
  return normalPath(path).split('/')[1] ?? '';
}

/** The language that a page declares; undefined where it declares none or the app does not have it. */
export function languageOf({ headers }: Pick<Response, 'headers'>): Language | undefined {
  const said = headers.get('content-language')?.slice(0, 2);
  return isLanguage(said) ? said : undefined;
}

/** The contract's reads that are the same for every guest, below any base (a test compares them with the contract). */
export const sharedReads = [
  'hoster',
  'roomdirectory',
  'partner',
  'product',
  'home-page',
  'seminar',
  'page/:slug',
  'personal-page',
  'checkin-form',
  'retention',
  'reviews-form',
  'manifest/:slug',
  'around-me',
];
const SHARED_READ = new RegExp(
  `/(?:${sharedReads.map((path) => path.replace(/:\w+/gu, '[^/]+')).join('|')})$`,
  'u',
);

export function isSharedRead({ pathname }: Pick<URL, 'pathname'>): boolean {
  return SHARED_READ.test(pathname);
}

/** Whether it may be stored: answers with secrets have `no-store`. */
export function mayBeKept({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && !/no-store|private/iu.test(headers.get('cache-control') ?? '');
}

/** A service's answer; HTML in its place comes from a gateway or a Wi-Fi portal. */
export function isAnswer(response: Pick<Response, 'ok' | 'headers'>): boolean {
  const type = response.headers.get('content-type') ?? '';
  return mayBeKept(response) && /^application\/(?:[\w.-]+\+)?json\b/iu.test(type);
}

/** A file of the build; a host that answers every address with its page sends HTML for a missing file. */
export function isFile(response: Pick<Response, 'ok' | 'headers'>): boolean {
  return mayBeKept(response) && !/text\/html/iu.test(response.headers.get('content-type') ?? '');
}
