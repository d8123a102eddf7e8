import { languageInCookie, type Language } from '@guest/i18n';
import type { PageMessage } from '../../service-worker/messages';
import { pageKey } from '../../service-worker/rules';

interface Shown {
  slug: string;
  path: string;
  language: Language;
}

/** A picture that never loads must not block the others. */
const LOADED_MS = 10_000;
/** Pictures of the landing page, which the guest may never have opened. */
const LANDING_PICTURES = ['/mark.svg', '/mark-light.svg'];

/** Absent where the browser lacks service workers or the page is no secure context. */
function container(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Waits for pending files: on a slow phone the page would be stored without its fonts. */
async function untilLoaded(): Promise<void> {
  const isLoaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
  const isLate = new Promise((resolve) => setTimeout(resolve, LOADED_MS));
  await Promise.race([isLoaded.then(() => document.fonts.ready), isLate]);
}

/** Scripts, pictures and fonts of our origin that this page has loaded, and those of the landing page. */
function filesToKeep(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries
    .filter(({ name, initiatorType }) => name.startsWith(location.origin) && initiatorType !== 'fetch')
    .map(({ name }) => name.replace(/#.*/u, ''));
  return [...new Set([...files, ...LANDING_PICTURES.map((path) => location.origin + path)])];
}

/** Registers the service worker. */
export async function startServiceWorker(): Promise<void> {
  // The app also works without a service worker.
  await container()
    ?.register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Tells the worker which screen is shown, so that its address opens without a network next time. */
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

/** Makes the worker test the network; it answers with a message to the page. */
export function probeNetwork(): void {
  const message: PageMessage = { type: 'probe' };
  container()?.controller?.postMessage(message);
}

/** When the stored page of this address was rendered, in whatever language; undefined where none is stored. */
export async function keptSince(path: string, language: Language): Promise<Date | undefined> {
  const inLanguage = (one: Language) => caches.match(pageKey(location.origin, path, one));
  const page = (await inLanguage(language)) ?? (await inLanguage(language === 'fr' ? 'en' : 'fr'));
  const date = page?.headers.get('date');
  return date ? new Date(date) : undefined;
}
