import { isLanguage, type Language } from '@guest/i18n';

/** Short links name a reservation, and what follows a submission is the guest's own: neither stays on the device. */
const PERSONAL = /^\/[csmr](?:\/|$)|\/(?:sent|payment|checkin)(?:\/|$)/iu;

/** May the page behind this address be kept? Only plain addresses of a hotel, without a query. */
export function isKeptPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return search === '' && pathname !== '/' && !PERSONAL.test(pathname);
}

/** A page is kept once per language: the same address in the other one is another page. */
export function pageKey(origin: string, path: string, language: Language): string {
  return `${origin}${normalPath(path)}?language=${language}`;
}

/** Addresses are compared in lower case and without the slash at their end (decisions.md 4). */
export function normalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/u, '') || '/';
}

export function slugOf(path: string): string {
  return normalPath(path).split('/')[1] ?? '';
}

/** The language that a page says it is in; undefined where it does not say or we do not speak it. */
export function languageOf({ headers }: Pick<Response, 'headers'>): Language | undefined {
  const said = headers.get('content-language')?.slice(0, 2);
  return isLanguage(said) ? said : undefined;
}

/**
 * An answer of a service that is the same for every guest: it has an ETag, and nobody forbids keeping it. Secrets
 * travel with `no-store`.
 */
export function isSharedAnswer({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && headers.has('etag') && !/no-store|private/iu.test(headers.get('cache-control') ?? '');
}
