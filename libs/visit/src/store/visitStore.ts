import type { Hoster } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '../api/visitContext';
import { loadCalls } from '../api/loadCalls';
import { unknownGuest, type Guest, type GuestField } from '../model/guest';
import { fieldsOf, isText } from './keptFields';

/** Slugs of the hotel's personal pages by their ids. */
export type PageSlugs = Readonly<Record<string, string>>;

export interface VisitState {
  slug: string;
  hoster: Resource<Hoster>;
  /** Undefined until asked for (`fetchPageSlugs`). */
  pageSlugs: PageSlugs | undefined;
  guest: Guest;
  /** Brings the hotel unless it is here; resolves with whether it is. */
  loadHoster: (api: ApiSource, slug: string) => Promise<boolean>;
  fillGuest: (field: GuestField, value: string) => void;
}

function readGuest(raw: unknown): Guest {
  const kept = Object.entries(fieldsOf(raw)).filter(
    ([field, value]) => Object.hasOwn(unknownGuest, field) && isText(value),
  );
  return { ...unknownGuest, ...Object.fromEntries(kept) };
}

/** Which hotel this is and who the guest says they are. */
export const useVisitStore = defineStore<VisitState>(
  'visit',
  (set, get, _store, { madeAt }) => {
    const hoster = createKeyedResource<Hoster>({
      read: () => ({ key: get().slug, resource: get().hoster }),
      write: ({ key, resource }) =>
        // Another hotel has other pages.
        set({ slug: key, hoster: resource, ...(key !== get().slug && { pageSlugs: undefined }) }),
      madeAt,
    });
    return {
      slug: '',
      hoster: idle,
      pageSlugs: undefined,
      guest: unknownGuest,
      loadHoster: (api, slug) =>
        hoster.load(slug, async () => {
          const { client, calls } = await loadCalls(api, () => import('../api/calls'));
          return calls.getHoster(client, slug.toLowerCase());
        }),
      fillGuest: (field, value) => set(({ guest }) => ({ guest: { ...guest, [field]: value } })),
    };
  },
  { keep: { guest: readGuest }, drafts: ['guest'], serve: ['slug', 'hoster', 'pageSlugs'] },
);
