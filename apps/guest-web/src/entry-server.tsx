import { Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { createApi, type Api, type Finding, type RuntimeConfig } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import {
  chooseLanguage,
  createI18n,
  languageInCookie,
  loadTexts,
  preferredLanguage,
  type Language,
} from '@guest/i18n';
import { paths } from '@guest/feature';
import { createRegistry, shows, type Registry } from '@guest/state';
import { fetchPageSlugs, useVisitStore } from '@guest/visit';
import { App } from './app/App';
import { pageTitle } from './app/pageTitle';
import type { Handover } from './browser/hydration/handover';
import { hotelCode } from './model/hotelCode';
import { loadedModule } from './routing/entry';
import { contextOf, loadEntry, loadHoster } from './routing/loadEntry';
import { isPage, matchEntry, type Match } from './routing/table';
import { isConfidential, isSecretAddress } from './routing/confidential';
import { absolute, canonicalPath } from './server/addresses';
import { pageAssets } from './server/assets';
import { brandOf } from './server/brands';
import { documentEnd, documentScripts, documentStart, handoverScript, type Head } from './server/document';
import { previewPicture } from './server/previewPicture';
import { streamHtml } from './server/stream';
import { textSources } from './texts';

/** How long the shell waits for data: later data is streamed after the first paint. */
const DATA_GRACE_MS = 50;

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** The public origin, such as `https://guests.example`; undefined where it is not known. */
  origin?: string | undefined;
  headers: { cookie?: string; acceptLanguage?: string; userAgent?: string };
  nonce: string;
  config: RuntimeConfig;
  /** Reaches the API; same-origin paths of the configuration have the origin `http://in-process`. */
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  onError?: (cause: unknown) => void;
  /** Told what is odd in answers of the API, and which calls fail. */
  onFinding?: (finding: Finding & PageNames) => void;
}

/** The hotel's slug, and the pattern of the page's address. */
interface PageNames {
  hotel: string;
  page: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Error reports and a tag manager may run: no screen of identity or payment, no secret in the address. */
  hasTelemetry?: boolean;
  /** On a screen of payment: its provider, '' while that is unknown. */
  paymentProvider?: string;
  /** Complete, without a failure, and the same for every request with its `pageKey` except nonce and moment. */
  repeatable?: {
    /** The page's `madeAt`, in ms. */
    madeAt: number;
  };
  body: Readable;
}

const IN_PROCESS_ORIGIN = 'http://in-process';

function statusOf(exists: boolean, hosterStatus: string, httpStatus: number | undefined): number {
  if (!exists || httpStatus === 404) return 404;
  return hosterStatus === 'failure' ? 503 : 200;
}

/** Whether a store has failed or is still loading. */
function anyStoreShows(registry: Registry, status: 'failure' | 'loading'): boolean {
  return registry.entries().some(({ store }) => shows(store.getState(), status));
}

/**
 * Everything in a request that the page depends on: requests with the same key get the same page, except nonce and
 * moment. Undefined where no key can say it: an unknown query, a secret in the address.
 */
export function pageKey({ url, headers }: Pick<PageRequest, 'url' | 'headers'>): string | undefined {
  const { pathname, search } = new URL(IN_PROCESS_ORIGIN + url);
  if (search !== '' && search !== '?landing-page=true') return undefined;
  const match = matchEntry(pathname);
  if (match.slug === '' || match.entry.path === '*' || isConfidential(match)) return undefined;
  const { choice, browser } = languagesOf(headers);
  return [pathname + search, choice, browser].join(' ');
}

/** The guest's chosen language and the browser's, read from a request. */
function languagesOf({ cookie = '', acceptLanguage = '' }: PageRequest['headers']) {
  return { choice: languageInCookie(cookie), browser: preferredLanguage(acceptLanguage) };
}

/**
 * Answers 503 for a service that this server cannot reach: the guest is online, so the page must not say that
 * the connection is missing.
 */
function answering(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (cause) {
      // The request was aborted.
      if (cause instanceof DOMException) throw cause;
      return new Response(null, { status: 503 });
    }
  };
}

function clientOf({ config, fetch, onFinding }: PageRequest, names: PageNames): Api {
  return createApi(config, {
    fetch: answering(fetch),
    origin: IN_PROCESS_ORIGIN,
    ...(onFinding && { onFinding: (finding) => onFinding({ ...finding, ...names }) }),
  });
}

/** Renders one page from the hotel's data only, never a guest's, so that any cache may keep the answer. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const { headers } = request;
  // Not resolved against the origin: `//host/path` is a path of this server too.
  const url = new URL(IN_PROCESS_ORIGIN + request.url);
  const match = matchEntry(url.pathname);
  const chosen = match.entry.path === '/' ? hotelCode(url.searchParams.get('code')) : undefined;
  if (chosen) return { status: 303, headers: { location: paths.home(chosen) }, body: Readable.from([]) };

  const registry = createRegistry({ isServer: true });
  const client = clientOf(request, { hotel: match.slug, page: match.entry.path });
  const api = () => Promise.resolve(client);

  const madeAt = Date.now();
  await loadHoster(match, registry, api);
  const visit = useVisitStore.in(registry).getState();
  const hoster = visit.hoster.status === 'success' ? visit.hoster.data : undefined;
  const language = chooseLanguage({ ...languagesOf(headers), hotel: hoster?.language ?? null });
  const data = loadEntry(match, registry, api);
  const slugs = fetchPageSlugs(registry, api, { isPage: isPage(match) }).catch((): false => false);
  const [texts] = await Promise.all([
    loadTexts(textSources, match.entry.namespaces, language),
    match.entry.module(),
  ]);
  const grace = new Promise<false>((resolve) => setTimeout(resolve, DATA_GRACE_MS, false));
  const [isOnTime, pageSlugs] = await Promise.all([
    Promise.race([data.then(() => true), grace]),
    Promise.race([slugs, grace]),
  ]);
  // The shell does not wait for them: the browser requests late ones itself.
  if (pageSlugs) useVisitStore.in(registry).setState({ pageSlugs });

  const i18n = createI18n({ language, sources: textSources, loaded: texts });
  const failure = visit.hoster.status === 'failure' ? visit.hoster.httpStatus : undefined;
  const isMissing =
    isOnTime && hoster && loadedModule(match.entry)?.isMissing?.(contextOf(match, registry, api));
  const status = statusOf(match.entry.path !== '*' && !isMissing, visit.hoster.status, failure);
  // The next request may succeed.
  const isIncomplete = anyStoreShows(registry, 'failure');
  const title = pageTitle({ match, registry, api, i18n, hoster });
  const head = headOf({ request, match, hoster, language, title, isFound: status === 200 });
  const handover = {
    config: request.config,
    language,
    ...(url.search && { search: url.search }),
    texts,
    madeAt,
  };
  const tree = (
    <StaticRouter location={request.url}>
      <App
        registry={registry}
        api={api}
        config={request.config}
        i18n={i18n}
        route={{ match, late: isOnTime ? undefined : data }}
      />
    </StaticRouter>
  );
  const body = await streamPage(tree, { request, registry, head, handover });

  return {
    status,
    headers: {
      'content-language': language,
      vary: 'Accept-Language, Cookie',
      // No cache may keep it, or it would replace a complete page.
      ...(isIncomplete && { 'cache-control': 'no-store' }),
    },
    hasTelemetry: !isConfidential(match),
    ...(match.entry.handle.isPayment && {
      paymentProvider: loadedModule(match.entry)?.paymentProvider?.(contextOf(match, registry, api)) ?? '',
    }),
    ...(status === 200 && isOnTime && pageSlugs !== false && !isIncomplete && { repeatable: { madeAt } }),
    body,
  };
}

interface HeadInput {
  request: PageRequest;
  match: Match;
  hoster: Hoster | undefined;
  language: Language;
  title: string;
  isFound: boolean;
}

function headOf({ request, match, hoster, language, title, isFound }: HeadInput): Head {
  const { origin, config, nonce } = request;
  const isSecret = isSecretAddress(match);
  const { css, themeColor, fontStylesheets } = brandOf(hoster);
  return {
    language,
    title,
    description: hoster?.description,
    picture: absolute(previewPicture(hoster), origin),
    icon: hoster?.logo,
    siteName: hoster?.name,
    manifest: hoster && `${config.staticUrl}/manifest/${encodeURIComponent(hoster.slug)}`,
    url: isFound && !isSecret ? absolute(canonicalPath(match), origin) : undefined,
    isSecret,
    brandCss: css,
    fontStylesheets,
    themeColor,
    nonce,
  };
}

interface PageParts {
  request: PageRequest;
  registry: Registry;
  head: Head;
  handover: Handover;
}

/** Streams the document: head and shell first, then the data they were rendered with, then late parts. */
function streamPage(tree: ReactNode, { request, registry, head, handover }: PageParts): Promise<Readable> {
  const { nonce, signal, onError = () => undefined } = request;
  return streamHtml(tree, {
    nonce,
    signal,
    onError,
    start: (styleTags) => documentStart(head, styleTags),
    afterShell: () => documentScripts({ ...handover, stores: registry.takeServed() }, pageAssets(), nonce),
    beforeLate: () => {
      const stores = registry.takeServed();
      return Object.keys(stores).length > 0 ? handoverScript({ stores }, nonce) : '';
    },
    end: () =>
      documentEnd(head, {
        isIncomplete: anyStoreShows(registry, 'failure') || anyStoreShows(registry, 'loading'),
      }),
  });
}
