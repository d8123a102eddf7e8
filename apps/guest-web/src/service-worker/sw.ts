/// <reference lib="webworker" />
import { preferredLanguage } from '@guest/i18n';
import { timeLimit } from '@guest/state';
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keptLook } from './keptLook';
import type { PageMessage } from './messages';
import { caching, createPages } from './pages';
import { watchNetwork } from './network';
import { offlinePage } from './offlinePage';
import { isAnswer, isFile, isKeptPage, isSharedRead, slugOf } from './rules';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;
/** After this time the stored answer is used. */
const PATIENCE_S = 4;
const PROBE_MS = 10_000;
/** A small file at the root of every host of this build. */
const PROBED = '/favicon.svg';

const network = watchNetwork((message) => {
  const tell = async () => {
    for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
  };
  tell().catch(() => undefined);
});
const pages = createPages({
  caches,
  fetch: (...input) => network.watch(fetch(...input)),
  askQuietly: (...input) => fetch(...input),
  origin: self.location.origin,
});
/** A service may be down by itself, so a failure tests the network with a request to the site. */
const watchingFailures: WorkboxPlugin = {
  fetchDidFail: async ({ error, event }) => {
    if (error.name === 'AbortError') return;
    const probed = probe();
    try {
      event.waitUntil(probed);
    } catch {
      // The stored answer was sent already, and the event is over.
    }
  },
};
const watchingAnswers: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    network.heard(true);
    return response;
  },
};

const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
const keeping = (isKept: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
});
const expirations = { files: expiring(400, 60), answers: expiring(200, 30), pictures: expiring(150, 30) };

/** Ignores `Vary: Origin`, which servers send for files that other origins may read: the bytes are the same. */
const byAddress = { ignoreVary: true };

/** Files with a hash never change. Those of earlier builds stay: a kept page may still need them. */
const files = new CacheFirst({
  cacheName: caching.files,
  matchOptions: byAddress,
  // An answer is not watched, because it may come from the browser's own cache.
  plugins: [watchingFailures, keeping(isFile), expirations.files],
});

/** The services' answers for every guest: current ones, or stored ones where the network does not answer. */
const answers = new NetworkFirst({
  cacheName: caching.answers,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [watchingFailures, watchingAnswers, keeping(isAnswer), expirations.answers],
});

/** Also keeps another host's pictures, whose answer is opaque (`status` 0). */
const pictures = new StaleWhileRevalidate({
  cacheName: caching.pictures,
  matchOptions: byAddress,
  plugins: [keeping((response) => response.type === 'opaque' || isFile(response)), expirations.pictures],
});

self.addEventListener('install', (event) => {
  // Takes over from an older worker at once: both can use the stored data, and no page reloads.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(caching));
  const removeUnknown = async () => {
    // Workbox keeps its own records in a database, not in a cache.
    for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(removeUnknown());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(isKeptPage(url) ? keptOrFetched(event, url.pathname) : fetchedOrOffline(event));
    return;
  }
  const isOwn = url.origin === self.location.origin;
  if (isOwn && isBuilt(url.pathname)) event.respondWith(files.handle({ event, request }));
  // Style sheets of ours are files; the others are those of hotels' fonts.
  else if (['image', 'font', 'style'].includes(request.destination))
    event.respondWith(pictures.handle({ event, request }));
  else if (isSharedRead(url) && isServiceRead(request)) event.respondWith(answers.handle({ event, request }));
});

const isBuilt = (path: string) => path.startsWith('/assets/');

/** A read of a service that carries no secret of the guest. */
function isServiceRead({ destination, headers }: Request): boolean {
  const accepts = headers.get('accept') ?? '';
  return destination === '' && accepts.includes('application/json') && !headers.has('authorization');
}

async function keptOrFetched(event: FetchEvent, path: string): Promise<Response> {
  const kept = await pages.kept(path);
  const fetched = network.watch(fetch(event.request)).then((response) => {
    event.waitUntil(pages.keep(path, response.clone()));
    return response;
  });
  event.waitUntil(fetched.catch(() => undefined));
  return kept ?? fetched.catch(async () => (await pages.keptInAny(path)) ?? offlineAt(path));
}

async function fetchedOrOffline({ request }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    return await network.watch(fetch(request));
  } catch {
    // Pages are stored without a query: the page's script reads it again.
    return (await pages.keptInAny(pathname)) ?? offlineAt(pathname);
  }
}

async function offlineAt(path: string): Promise<Response> {
  const slug = slugOf(path);
  const language = (await pages.remembered(slug)) ?? preferredLanguage(self.navigator.languages);
  const ofHotel = await pages.keptInAny(`/${slug}`);
  const home = ofHotel ? `/${slug}` : '/';
  const kept = ofHotel ?? (await pages.keptInAny(home));
  return offlinePage(language ?? 'fr', kept && { home, look: keptLook(await kept.text()) });
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'clear') {
    const [port] = event.ports;
    event.waitUntil(clear().then(() => port?.postMessage(true)));
    return;
  }
  const tell = () => {
    const known = network.now();
    if (known) event.source?.postMessage(known);
  };
  if (message.type === 'probe') {
    event.waitUntil(probe().then(tell));
    return;
  }
  // A page of another build may send a message that this worker does not know.
  if (message.type !== 'shown') return;
  tell();
  event.waitUntil(shown(message, event));
});

let probing: Promise<unknown> | undefined;

/** Tests the network past every cache. Calls share one request, and any answer counts. */
async function probe(): Promise<void> {
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal: timeLimit(PROBE_MS) };
  probing ??= network
    .watch(fetch(PROBED, init))
    .catch(() => undefined)
    .finally(() => (probing = undefined));
  await probing;
}

/** Stores the page and the files that it loaded before this worker controlled it. */
async function shown(
  message: Extract<PageMessage, { type: 'shown' }>,
  event: ExtendableMessageEvent,
): Promise<void> {
  await pages.remember(message.slug, message.language);
  await pages.rememberChoice(message.choice);
  const missing: string[] = [];
  for (const file of message.files) if (!(await caches.match(file, byAddress))) missing.push(file);
  // The browser's own cache has them, so this costs no network request.
  const keep = async (file: string) => {
    const strategy = isBuilt(new URL(file).pathname) ? files : pictures;
    // The first promise is the answer, the second one the storing.
    const [, isKept] = strategy.handleAll({ event, request: new Request(file) });
    await isKept;
  };
  // Files are stored first, so that a stored page is complete.
  await Promise.allSettled(missing.map(keep));
  await pages.see(message.path);
  await pages.seeLanding(message.language);
}

async function clear(): Promise<void> {
  // Also clears Workbox's records of them, which are in a database.
  await Promise.all(Object.values(expirations).map((expiration) => expiration.deleteCacheAndMetadata()));
  for (const name of Object.values(caching)) await caches.delete(name);
}
