import type { i18n } from 'i18next';
import { paths } from '@guest/feature';
import type { Registry } from '@guest/state';
import { isSlowMobile, savesData, type ApiSource } from '@guest/visit';
import { bringTexts } from '../../routing/bringTexts';
import { loadEntry } from '../../routing/loadEntry';
import { matchEntry } from '../../routing/table';

export interface FollowUps {
  slug: string;
  registry: Registry;
  api: ApiSource;
  i18n: i18n;
}

/**
 * Loads room directory and services with their screens and texts: most guests open these next. Does nothing with
 * Save-Data, on a slow mobile network or offline.
 */
export async function loadFollowUps({ slug, registry, api, i18n }: FollowUps): Promise<void> {
  if (savesData() || isSlowMobile() || !navigator.onLine) return;
  const next = [paths.roomDirectory(slug), paths.services(slug)];
  await Promise.allSettled(
    next.map(async (address) => {
      const match = matchEntry(address);
      await Promise.all([
        match.entry.module(),
        bringTexts(i18n, match.entry.namespaces),
        loadEntry(match, registry, api),
      ]);
    }),
  );
}
