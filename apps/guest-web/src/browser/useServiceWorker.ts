import { useEffect } from 'react';
import { isLanguage } from '@guest/i18n';
import { matchEntry } from '../routing/table';
import { whenIdle } from './whenIdle';

/**
 * Keeps what the guest has seen of a hotel, and where hotels are chosen, so that it opens without a network. Nothing of it
 * is in the first load.
 */
export function useServiceWorker({ slug, path, language }: { slug: string; path: string; language: string }) {
  useEffect(() => {
    // In development it would stand between the developer and their changes.
    if (!import.meta.env.PROD || !isLanguage(language)) return undefined;
    return whenIdle(() => {
      const tell = async () => {
        const [worker] = await Promise.all([
          import('./serviceWorker'),
          // Needed first when nothing can be loaded any more.
          import('../shell/OfflineNotice'),
          matchEntry('/').entry.module(),
        ]);
        await worker.startServiceWorker();
        await worker.tellShown({ slug, path, language });
      };
      // Without it everything works as before, on a network.
      tell().catch(() => undefined);
    });
  }, [slug, path, language]);
}
