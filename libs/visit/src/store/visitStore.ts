import type { Hoster } from '@guest/api-contract';
import { createKeyedResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';
import { unknownGuest, type Guest, type GuestField } from '../model/guest';

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

/** What storage held of the guest, field by field: what is no text is let go. */
function reviveGuest(kept: Record<string, unknown>): Partial<VisitState> | undefined {
  const raw = kept.guest;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const known = raw as Record<string, unknown>;
  const fields = Object.keys(unknownGuest) as GuestField[];
  return {
    guest: Object.fromEntries(
      fields.map((field) => [field, typeof known[field] === 'string' ? known[field] : '']),
    ) as unknown as Guest,
  };
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
          const { client, calls } = await loadCalls(api, () => import('../calls'));
          return calls.getHoster(client, slug.toLowerCase());
        }),
      fillGuest: (field, value) => set(({ guest }) => ({ guest: { ...guest, [field]: value } })),
    };
  },
  { keep: ['guest'], drafts: ['guest'], serve: ['slug', 'hoster', 'pageSlugs'], revive: reviveGuest },
);
