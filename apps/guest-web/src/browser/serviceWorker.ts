import { languageInCookie, type Language } from '@guest/i18n';
import type { PageMessage } from '../service-worker/messages';

interface Shown {
  slug: string;
  path: string;
  language: Language;
}

const ANSWER_MS = 2_000;
/** A picture that hangs keeps nobody from what has come. */
const LOADED_MS = 10_000;
/** What the page has where hotels are chosen, which may never have been seen. */
const LANDING_PICTURES = ['/mark.svg', '/mark-light.svg'];

/** Absent where a browser has none or the page is no secure context. */
function container(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Files on their way are not among those that this page has loaded: a slow phone would keep its page without fonts. */
async function untilLoaded(): Promise<void> {
  const isLoaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
  const isLate = new Promise((resolve) => setTimeout(resolve, LOADED_MS));
  await Promise.race([isLoaded.then(() => document.fonts.ready), isLate]);
}

/** Scripts, pictures and fonts of our own origin that this page has loaded so far, or another one needs; what services said is not of them. */
function filesToKeep(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries
    .filter(({ name, initiatorType }) => name.startsWith(location.origin) && initiatorType !== 'fetch')
    .map(({ name }) => name.replace(/#.*/u, ''));
  return [...new Set([...files, ...LANDING_PICTURES.map((path) => location.origin + path)])];
}

/** Puts the service worker beside the page, once. */
export async function startServiceWorker(): Promise<void> {
  // A browser that refuses it goes on as it was.
  await container()
    ?.register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Tells which screen is shown, so that its address opens without a network the next time. */
export async function tellShown(shown: Shown): Promise<void> {
  const registration = await container()?.ready;
  await untilLoaded();
  const message: PageMessage = {
    type: 'shown',
    ...shown,
    choice: languageInCookie(document.cookie),
    files: filesToKeep(),
  };
  registration?.active?.postMessage(message);
}

/** Has the worker ask the network; it answers with a message to the page. */
export function probeNetwork(): void {
  const message: PageMessage = { type: 'probe' };
  container()?.controller?.postMessage(message);
}

/** When what is kept of this address was fetched; undefined where nothing is kept. */
export async function keptSince(path: string): Promise<Date | undefined> {
  const worker = container()?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<number | null>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data), {
      once: true,
    });
    port1.start();
    setTimeout(resolve, ANSWER_MS, null);
  });
  const message: PageMessage = { type: 'age', path };
  worker.postMessage(message, [port2]);
  const at = await answer;
  port1.close();
  return at === null ? undefined : new Date(at);
}
