import { useEffect } from 'react';
import { isLanguage } from '@guest/i18n';
import { whenIdle } from '../device/whenIdle';

interface ServiceWorkerInput {
  slug: string;
  path: string;
  language: string;
  /** Loads the files that a page without a network needs first. */
  neededOffline: () => Promise<unknown>;
}

/** Starts the service worker, which opens visited screens without a network. Not part of the first load. */
export function useServiceWorker({ slug, path, language, neededOffline }: ServiceWorkerInput) {
  useEffect(() => {
    // In development it would serve files from before the developer's changes.
    if (!import.meta.env.PROD || !isLanguage(language)) return undefined;
    return whenIdle(() => {
      const tell = async () => {
        const [worker] = await Promise.all([import('./serviceWorker'), neededOffline()]);
        await worker.startServiceWorker();
        await worker.tellShown({ slug, path, language });
      };
      // Without a service worker the app still works online.
      tell().catch(() => undefined);
    });
  }, [slug, path, language, neededOffline]);
}
