import { Readable } from 'node:stream';
import { StaticRouter } from 'react-router';
import { createApi, type RuntimeConfig } from '@guest/api-client';
import { createI18n, languageInCookie, loadTexts, preferredLanguage } from '@guest/i18n';
import { paths } from '@guest/feature';
import { createRegistry, shows, type Registry } from '@guest/state';
import { fetchPageSlugs, useVisitStore } from '@guest/visit';
import { App } from './app/App';
import { pageTitle } from './app/pageTitle';
import { hotelCode } from './model/hotelCode';
import { loadedModule } from './routing/entry';
import { contextOf, loadEntry, loadHoster } from './routing/loadEntry';
import { matchEntry } from './routing/table';
import { isConfidential, isSecretAddress } from './routing/confidential';
import { absolute, canonicalPath } from './server/addresses';
import { pageAssets } from './server/assets';
import { brandOf } from './server/brands';
import { documentEnd, documentScripts, documentStart, handoverScript } from './server/document';
import { previewPicture } from './server/previewPicture';
import { requestLanguage } from './server/requestLanguage';
import { streamHtml } from './server/stream';
import { textSources } from './texts';

/** How long the shell waits for data: on time it is part of the first paint; later than that it streams in. */
const DATA_GRACE_MS = 50;

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where guests reach this server, such as `https://guests.example`; undefined where nobody can tell. */
  origin?: string | undefined;
  headers: { cookie?: string; acceptLanguage?: string; userAgent?: string };
  nonce: string;
  config: RuntimeConfig;
  /** Reaches the API; same-origin paths of the configuration have the origin `http://in-process`. */
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  onError?: (cause: unknown) => void;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Error reports and a tag manager may run on it: no screen of identity or payment, no secret in its address. */
  hasTelemetry?: boolean;
  /** Whole, without a failure in it, and the same for every request with its `pageKey` but for nonce and moment. */
  repeatable?: {
    /** The `madeAt` that stands in it, in milliseconds. */
    madeAt: number;
  };
  body: Readable;
}

const IN_PROCESS_ORIGIN = 'http://in-process';

function statusOf(exists: boolean, hosterStatus: string, httpStatus: number | undefined): number {
  if (!exists || httpStatus === 404) return 404;
  return hosterStatus === 'failure' ? 503 : 200;
}

/** Does a store show that something could not be had? Whoever asks next may have it. */
function hasFailure(registry: Registry): boolean {
  return registry.entries().some(({ store }) => shows(store.getState(), 'failure'));
}

/** Was the page ended before everything came? */
function isUnfinished(registry: Registry): boolean {
  return registry.entries().some(({ store }) => shows(store.getState(), 'loading'));
}

/**
 * All that a page depends on, of what a request says: requests with the same key get the same page, but for nonce and
 * moment. Undefined where that is more: an unknown query, a secret in the address.
 */
export function pageKey({ url, headers }: Pick<PageRequest, 'url' | 'headers'>): string | undefined {
  const { pathname, search } = new URL(IN_PROCESS_ORIGIN + url);
  if (search !== '' && search !== '?landing-page=true') return undefined;
  const match = matchEntry(pathname);
  if (match.slug === '' || match.entry.path === '*' || isConfidential(match)) return undefined;
  const { cookie = '', acceptLanguage = '' } = headers;
  const languages = [languageInCookie(cookie), preferredLanguage(acceptLanguage)];
  return [pathname + search, ...languages].join(' ');
}

/**
 * A service that this server cannot reach is in trouble: whoever reads the page has a connection, and is not told that
 * it is theirs that is away.
 */
function answering(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (cause) {
      // Who ended the request knows why.
      if (cause instanceof DOMException) throw cause;
      return new Response(null, { status: 503 });
    }
  };
}

/** Renders one page: the hotel's data only, never a guest's, so that the answer may be kept by anyone. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const { nonce, headers } = request;
  // Not resolved against the origin: `//host/path` is a path of this server too.
  const url = new URL(IN_PROCESS_ORIGIN + request.url);
  const match = matchEntry(url.pathname);
  const chosen = match.entry.path === '/' ? hotelCode(url.searchParams.get('code')) : undefined;
  if (chosen) return { status: 303, headers: { location: paths.home(chosen) }, body: Readable.from([]) };

  const registry = createRegistry({ isServer: true });
  const client = createApi(request.config, { fetch: answering(request.fetch), origin: IN_PROCESS_ORIGIN });
  const api = () => Promise.resolve(client);

  const madeAt = Date.now();
  await loadHoster(match, registry, api);
  const visit = useVisitStore.in(registry).getState();
  const hoster = visit.hoster.status === 'success' ? visit.hoster.data : undefined;
  const language = requestLanguage(headers, hoster?.language ?? null);
  const data = loadEntry(match, registry, api);
  const slugs = fetchPageSlugs(registry, api).catch((): false => false);
  const [texts] = await Promise.all([
    loadTexts(textSources, match.entry.namespaces, language),
    match.entry.module(),
  ]);
  const grace = new Promise<false>((resolve) => setTimeout(resolve, DATA_GRACE_MS, false));
  const [isOnTime, pageSlugs] = await Promise.all([
    Promise.race([data.then(() => true), grace]),
    Promise.race([slugs, grace]),
  ]);
  // Late, they come with the browser's own question: the shell is on its way without them.
  if (pageSlugs) useVisitStore.in(registry).setState({ pageSlugs });

  const i18n = createI18n({ language, sources: textSources, loaded: texts });
  const brand = brandOf(hoster);
  const failure = visit.hoster.status === 'failure' ? visit.hoster.httpStatus : undefined;
  const isMissing =
    isOnTime && hoster && loadedModule(match.entry)?.isMissing?.(contextOf(match, registry, api));
  const status = statusOf(match.entry.path !== '*' && !isMissing, visit.hoster.status, failure);
  const isIncomplete = hasFailure(registry);
  const body = await streamHtml(
    <StaticRouter location={request.url}>
      <App
        registry={registry}
        api={api}
        config={request.config}
        i18n={i18n}
        route={{ match, late: isOnTime ? undefined : data }}
      />
    </StaticRouter>,
    {
      nonce,
      signal: request.signal,
      start: (styleTags) =>
        documentStart(
          {
            language,
            title: pageTitle({ match, registry, api, i18n, hoster }),
            description: hoster?.description,
            picture: absolute(previewPicture(hoster), request.origin),
            icon: hoster?.logo,
            siteName: hoster?.name,
            manifest: hoster && `${request.config.staticUrl}/manifest/${encodeURIComponent(hoster.slug)}`,
            url:
              status === 200 && !isSecretAddress(match)
                ? absolute(canonicalPath(match), request.origin)
                : undefined,
            isSecret: isSecretAddress(match),
            brandCss: brand.css,
            themeColor: brand.themeColor,
            nonce,
          },
          styleTags,
        ),
      afterShell: () =>
        documentScripts(
          {
            config: request.config,
            language,
            ...(url.search && { search: url.search }),
            texts,
            stores: registry.takeServed(),
            madeAt,
          },
          pageAssets(),
          nonce,
        ),
      beforeLate: () => {
        const stores = registry.takeServed();
        return Object.keys(stores).length > 0 ? handoverScript({ stores }, nonce) : '';
      },
      end: () => documentEnd({ isIncomplete: hasFailure(registry) || isUnfinished(registry) }),
      onError: request.onError ?? (() => undefined),
    },
  );

  return {
    status,
    headers: {
      'content-language': language,
      vary: 'Accept-Language, Cookie',
      // Nobody keeps it, and least of all in place of a good one.
      ...(isIncomplete && { 'cache-control': 'no-store' }),
    },
    hasTelemetry: !isConfidential(match),
    ...(status === 200 && isOnTime && pageSlugs !== false && !isIncomplete && { repeatable: { madeAt } }),
    body,
  };
}
