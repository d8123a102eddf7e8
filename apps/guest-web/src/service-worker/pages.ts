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
/** A page that was fetched this recently is not fetched again for having been seen. */
const FRESH_MS = 5 * 60_000;
/** The hotel took the page back. */
const gone = new Set([404, 410]);

interface Scope {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  /** The same, of which nothing is concluded about the network. */
  askQuietly?: typeof globalThis.fetch;
  origin: string;
}

/** Pages that were seen: shown at once, fetched anew behind the guest's back. */
export function createPages({ caches, fetch, askQuietly = fetch, origin }: Scope) {
  let hasAskedLanding = false;
  const open = () => caches.open(caching.pages);
  const languageKey = (slug: string) => `${origin}/?language-of=${encodeURIComponent(slug)}`;
  /** No address of a page has it, nor of a hotel's language. */
  const choiceKey = `${origin}/?chosen-language`;

  async function remember(slug: string, language: Language): Promise<void> {
    await (await open()).put(languageKey(slug), new Response(language));
  }

  /** What the guest has chosen holds for every hotel, as the cookie does that says it to the server. */
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

  async function keep(path: string, response: Response): Promise<void> {
    // A plain file host says no language: its page is the same in every one.
    const language = languageOf(response) ?? (await remembered(slugOf(path)));
    const html = await response.clone().text();
    // Whoever else answers in our place says nothing about the page.
    if (!html.includes(OWN_PAGE)) return;
    const cache = await open();
    if (gone.has(response.status)) await forget(cache, path);
    if (!mayBeKept(response) || response.redirected || language === undefined) return;
    // What failed after the head was sent is said at the end: a good page of before is better than that.
    if (html.includes(INCOMPLETE)) return;
    await cache.put(pageKey(origin, path, language), response);
    // The network may go before the page has said that it is shown.
    if (!(await remembered(slugOf(path)))) await remember(slugOf(path), language);
    await dropOldest(cache);
  }

  async function forget(cache: Cache, path: string): Promise<void> {
    await Promise.all(languages.map((language) => cache.delete(pageKey(origin, path, language))));
  }

  async function dropOldest(cache: Cache): Promise<void> {
    const keys = (await cache.keys()).filter(({ url }) => url.includes('?language='));
    // Cache keeps the order in which entries came; what is fetched anew comes last.
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PAGES)).map((key) => cache.delete(key)));
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

  /** Where there is no network, one in another language is better than none: its script says it in the right one if it can. */
  async function keptInAny(path: string): Promise<Response | undefined> {
    const first = await kept(path);
    if (first) return first;
    for (const language of languages) {
      const page = await keptIn(path, language);
      if (page) return page;
    }
    return undefined;
  }

  function ageOf({ headers }: Response): number {
    const made = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(made) ? 0 : Date.now() - made;
  }

  return {
    remember,
    rememberChoice,
    remembered,
    kept,
    keptInAny,
    keep,
    /** When the kept page was made, in milliseconds. */
    age: async (path: string): Promise<number | null> => {
      const date = Date.parse((await keptInAny(path))?.headers.get('date') ?? '');
      return Number.isNaN(date) ? null : date;
    },
    /** Fetches the page where hotels are chosen, once: who opens the bare address without a network finds theirs there. */
    async seeLanding(language: Language): Promise<void> {
      if (await kept(LANDING)) return;
      if (hasAskedLanding) return;
      hasAskedLanding = true;
      // Somebody else's root, or one that leads elsewhere, says nothing about the network and is not kept.
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
