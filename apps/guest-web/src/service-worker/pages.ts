import { isLanguage, type Language } from '@guest/i18n';
import { INCOMPLETE } from '../model/incomplete';
import { OWN_PAGE } from '../model/ownPage';
import { isKeptPage, languageOf, mayBeKept, normalPath, pageKey, slugOf } from './rules';

const languages: readonly Language[] = ['fr', 'en'];

/** Names of the caches; a new number where a kept answer would no longer fit. */
export const caching = { pages: 'pages-1', files: 'files-1', answers: 'answers-1', pictures: 'pictures-1' };

const LANDING = '/';
const MAX_PAGES = 60;
const MAX_AGE_MS = 30 * 86_400_000;
/** A page that was fetched this recently is not fetched again when it is shown. */
const FRESH_MS = 5 * 60_000;
/** The statuses of a page that was removed. */
const gone = new Set([404, 410]);

interface Scope {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  /** The same, without noting whether the network answered. */
  askQuietly?: typeof globalThis.fetch;
  origin: string;
}

/** The languages in which hotels open on this device. */
function createLanguages(open: () => Promise<Cache>, origin: string) {
  const languageKey = (slug: string) => `${origin}/?language-of=${encodeURIComponent(slug)}`;
  /** The cache key of the guest's language: no page and no `languageKey` has this address. */
  const choiceKey = `${origin}/?chosen-language`;

  async function remember(slug: string, language: Language): Promise<void> {
    await (await open()).put(languageKey(slug), new Response(language));
  }

  /** The guest's choice holds for every hotel, as does the cookie that tells the server. */
  async function rememberChoice(choice: Language | undefined): Promise<void> {
    const cache = await open();
    if (choice) await cache.put(choiceKey, new Response(choice));
    else await cache.delete(choiceKey);
  }

  /** The language in which this hotel opens here: the guest's choice, or the one in which it was last seen. */
  async function remembered(slug: string): Promise<Language | undefined> {
    const cache = await open();
    for (const key of [choiceKey, languageKey(slug)]) {
      const known = await (await cache.match(key))?.text();
      if (isLanguage(known)) return known;
    }
    return undefined;
  }

  return { remember, rememberChoice, remembered };
}

/** Stores the pages that were shown: they open at once and are fetched again in the background. */
export function createPages({ caches, fetch, askQuietly = fetch, origin }: Scope) {
  let hasAskedLanding = false;
  const open = () => caches.open(caching.pages);
  const { remember, rememberChoice, remembered } = createLanguages(open, origin);

  async function keep(path: string, response: Response): Promise<void> {
    // A plain file host names no language: its page is the same in all of them.
    const language = languageOf(response) ?? (await remembered(slugOf(path)));
    const html = await response.clone().text();
    // An answer of a gateway or portal says nothing about the page.
    if (!html.includes(OWN_PAGE)) return;
    const cache = await open();
    if (gone.has(response.status)) await remove(cache, origin, path);
    if (!mayBeKept(response) || response.redirected || language === undefined) return;
    // The end of a page says whether it failed after the head: then the former page is better.
    if (html.includes(INCOMPLETE)) return;
    await cache.put(pageKey(origin, path, language), response);
    // The network may be lost before the page reports that it is shown.
    if (!(await remembered(slugOf(path)))) await remember(slugOf(path), language);
    await removeOldest(cache);
  }

  async function keptIn(path: string, language: Language): Promise<Response | undefined> {
    if (!isKeptPage({ pathname: path, search: '' })) return undefined;
    const page = await (await open()).match(pageKey(origin, path, language));
    return page && ageOf(page) < MAX_AGE_MS ? page : undefined;
  }

  /** The page in the language in which this hotel opens. */
  async function kept(path: string): Promise<Response | undefined> {
    const language = await remembered(slugOf(path));
    return language && keptIn(path, language);
  }

  /** Without a network, a page in another language is better than none; its script switches the language if it can. */
  async function keptInAny(path: string): Promise<Response | undefined> {
    const first = await kept(path);
    if (first) return first;
    for (const language of languages) {
      const page = await keptIn(path, language);
      if (page) return page;
    }
    return undefined;
  }

  return {
    remember,
    rememberChoice,
    remembered,
    kept,
    keptInAny,
    keep,
    /** Fetches the landing page once: without a network it offers the recent hotels. */
    async seeLanding(language: Language): Promise<void> {
      if (await kept(LANDING)) return;
      if (hasAskedLanding) return;
      hasAskedLanding = true;
      // The root of another app, or a redirect, says nothing about the network and is not kept.
      const ask = { headers: { Accept: 'text/html' }, redirect: 'manual' } as const;
      const response = await askQuietly(LANDING, ask).catch(() => undefined);
      if (!response?.ok) return;
      await remember(slugOf(LANDING), languageOf(response) ?? language);
      await keep(LANDING, response);
    },
    /** Fetches a page that was reached inside the app, so that its address opens without a network too. */
    async see(path: string): Promise<void> {
      if (!isKeptPage({ pathname: path, search: '' })) return;
      const known = await kept(path);
      if (known && ageOf(known) < FRESH_MS) return;
      await keep(path, await fetch(normalPath(path), { headers: { Accept: 'text/html' } }));
    },
  };
}

/** The age of a stored page in milliseconds. */
function ageOf({ headers }: Response): number {
  const made = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(made) ? 0 : Date.now() - made;
}

async function remove(cache: Cache, origin: string, path: string): Promise<void> {
  await Promise.all(languages.map((language) => cache.delete(pageKey(origin, path, language))));
}

async function removeOldest(cache: Cache): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => url.includes('?language='));
  // Cache keeps the order of insertion; an entry that is fetched again moves to the end.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PAGES)).map((key) => cache.delete(key)));
}
