import type { Language } from '@guest/i18n';
import { isLanguage } from '@guest/i18n';
import { isKeptPage, languageOf, normalPath, pageKey, slugOf } from './rules';

/** Names of the caches; a new number where a kept answer would no longer fit. */
export const caching = { pages: 'pages-1', files: 'files-1', answers: 'answers-1', pictures: 'pictures-1' };

const MAX_PAGES = 60;

interface Scope {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  origin: string;
}

/** Pages that were seen: shown at once, fetched anew behind the guest's back. */
export function createPages({ caches, fetch, origin }: Scope) {
  const open = () => caches.open(caching.pages);
  const languageKey = (slug: string) => `${origin}/?language-of=${encodeURIComponent(slug)}`;

  async function remember(slug: string, language: Language): Promise<void> {
    await (await open()).put(languageKey(slug), new Response(language));
  }

  /** The language in which this hotel was last seen here. */
  async function remembered(slug: string): Promise<Language | undefined> {
    const known = await (await (await open()).match(languageKey(slug)))?.text();
    return isLanguage(known) ? known : undefined;
  }

  async function keep(path: string, response: Response): Promise<void> {
    // A plain file host says no language: its page is the same in every one.
    const language = languageOf(response) ?? (await remembered(slugOf(path)));
    if (!response.ok || response.redirected || language === undefined) return;
    const cache = await open();
    await cache.put(pageKey(origin, path, language), response);
    await dropOldest(cache);
  }

  async function dropOldest(cache: Cache): Promise<void> {
    const keys = (await cache.keys()).filter(({ url }) => url.includes('?language='));
    // Cache keeps the order in which entries came; what is fetched anew comes last.
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PAGES)).map((key) => cache.delete(key)));
  }

  async function kept(path: string): Promise<Response | undefined> {
    const language = await remembered(slugOf(path));
    return language && (await (await open()).match(pageKey(origin, path, language)));
  }

  return {
    remember,
    remembered,
    kept,
    keep,
    /** When the kept page was made, in milliseconds. */
    age: async (path: string): Promise<number | null> => {
      const date = Date.parse((await kept(path))?.headers.get('date') ?? '');
      return Number.isNaN(date) ? null : date;
    },
    /** Fetches a page that was reached inside the app, so that its address opens without a network too. */
    async see(path: string): Promise<void> {
      if (!isKeptPage({ pathname: path, search: '' })) return;
      await keep(path, await fetch(normalPath(path), { headers: { Accept: 'text/html' } }));
    },
  };
}
