/// <reference lib="webworker" />
import { preferredLanguage } from '@guest/i18n';
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
/** Then what was seen before is better than nothing. */
const PATIENCE_S = 4;
const PROBE_MS = 10_000;
/** Small, and at the root of every host of this build. */
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
const watchingFailures: WorkboxPlugin = {
  fetchDidFail: ({ error }) => {
    if (error.name !== 'AbortError') network.heard(false);
    return Promise.resolve();
  },
};
/** A service that does not answer may be in trouble by itself: the site is asked whether it is the network. */
const watching: WorkboxPlugin = {
  fetchDidFail: ({ error, event }) => {
    if (error.name === 'AbortError') return Promise.resolve();
    const asked = probe();
    try {
      event.waitUntil(asked);
    } catch {
      // The guest has had the kept answer already, and the event is over.
    }
    return Promise.resolve();
  },
  fetchDidSucceed: ({ response }) => {
    network.heard(true);
    return Promise.resolve(response);
  },
};

const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
const keeping = (isKept: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isKept(response) ? response : null),
});
const expirations = { files: expiring(400, 60), answers: expiring(200, 30), pictures: expiring(150, 30) };

/** A file is the same for everybody, whatever its server says: one that other origins may read varies by origin. */
const byAddress = { ignoreVary: true };

/** Files with a hash never change. Those of earlier builds stay: a kept page may still need them. */
const files = new CacheFirst({
  cacheName: caching.files,
  matchOptions: byAddress,
  // One that comes may come from the browser's own cache: that says nothing about the network.
  plugins: [watchingFailures, keeping(isFile), expirations.files],
});

/** What the services tell everybody: as it is now, or as it was where the network does not answer. */
const answers = new NetworkFirst({
  cacheName: caching.answers,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [watching, keeping(isAnswer), expirations.answers],
});

/** Another host's picture does not show its answer (`status` 0), and is a picture all the same. */
const pictures = new StaleWhileRevalidate({
  cacheName: caching.pictures,
  matchOptions: byAddress,
  plugins: [keeping((response) => response.type === 'opaque' || isFile(response)), expirations.pictures],
});

self.addEventListener('install', (event) => {
  // Nothing waits for an older worker to leave: what is kept fits both, and no page is loaded anew for it.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(caching));
  const dropUnknown = async () => {
    // Workbox's own bookkeeping has other names and is a database.
    for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropUnknown());
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
  else if (request.destination === 'image' || request.destination === 'font')
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
    // What a query chooses in a page, its script chooses again.
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
  if (message.type === 'age') {
    const [port] = event.ports;
    event.waitUntil(pages.age(message.path).then((at) => port?.postMessage(at)));
    return;
  }
  if (message.type === 'forget') {
    const [port] = event.ports;
    event.waitUntil(forget().then(() => port?.postMessage(true)));
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
  tell();
  event.waitUntil(shown(message, event));
});

let probing: Promise<unknown> | undefined;

/** Asks the network itself, past every cache, once however many want to know: whatever answers, it is there. */
async function probe(): Promise<void> {
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) };
  probing ??= network
    .watch(fetch(PROBED, init))
    .catch(() => undefined)
    .finally(() => (probing = undefined));
  await probing;
}

/** What the page has loaded before this worker stood beside it. */
async function shown(
  message: Extract<PageMessage, { type: 'shown' }>,
  event: ExtendableMessageEvent,
): Promise<void> {
  await pages.remember(message.slug, message.language);
  await pages.rememberChoice(message.choice);
  const missing: string[] = [];
  for (const file of message.files) if (!(await caches.match(file, byAddress))) missing.push(file);
  // They are in the browser's own cache: the network is not asked again.
  const keep = async (file: string) => {
    const strategy = isBuilt(new URL(file).pathname) ? files : pictures;
    // Answered is not yet kept.
    const [, isKept] = strategy.handleAll({ event, request: new Request(file) });
    await isKept;
  };
  // First the files: a page that is kept can be shown.
  await Promise.allSettled(missing.map(keep));
  await pages.see(message.path);
  await pages.seeLanding(message.language);
}

async function forget(): Promise<void> {
  // With what Workbox notes about them in a database of its own.
  await Promise.all(Object.values(expirations).map((expiration) => expiration.deleteCacheAndMetadata()));
  for (const name of Object.values(caching)) await caches.delete(name);
}
