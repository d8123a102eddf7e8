import { useEffect } from 'react';
import { isLanguage } from '@guest/i18n';

const SOON_MS = 2_000;

/** Calls when the page has nothing better to do; Safari does not say when that is. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * SOON_MS });
  return () => cancelIdleCallback(handle);
}

/** Keeps what the guest has seen of a hotel, so that it opens without a network. Nothing of it is in the first load. */
export function useServiceWorker({ slug, path, language }: { slug: string; path: string; language: string }) {
  useEffect(() => {
    // In development it would stand between the developer and their changes.
    if (!import.meta.env.PROD || slug === '' || !isLanguage(language)) return undefined;
    return whenIdle(() => {
      const tell = async () => {
        const [worker] = await Promise.all([
          import('./serviceWorker'),
          // Needed first when nothing can be loaded any more.
          import('../shell/OfflineNotice'),
        ]);
        await worker.startServiceWorker();
        await worker.tellShown({ slug, path, language });
      };
      // Without it everything works as before, on a network.
      tell().catch(() => undefined);
    });
  }, [slug, path, language]);
}
