import { paths } from '@guest/feature';
import type { Registry } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import { loadEntry } from '../routing/loadEntry';
import { matchEntry } from '../routing/table';

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Room directory and products of the hotel, with the screens that show them: most guests go there next. Not for a
 * guest who saves data or has no network.
 */
export async function loadFollowUps(slug: string, registry: Registry, api: ApiSource): Promise<void> {
  if (savesData() || !navigator.onLine) return;
  const next = [paths.roomDirectory(slug), paths.services(slug)];
  await Promise.allSettled(
    next.map(async (address) => {
      const match = matchEntry(address);
      await Promise.all([match.entry.module(), loadEntry(match, registry, api)]);
    }),
  );
}
