import { http } from 'msw';
import {
  createBackend,
  createBackendFetch,
  createMemoryStorage,
  createWebPorts,
  loadDemoHotel,
  toHotelRecord,
  type DemoSlug,
  type Storage,
} from '@guest/reference-backend';
import { site } from './server';

/** Where the tests' five services are. */
export const testConfig = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
};

type DemoHotel = Awaited<ReturnType<typeof loadDemoHotel>>;
type Bundle = DemoHotel['bundle'];

/**
 * The reference backend on memory with one demo hotel, for `server.use(...handlers)`; `change` makes it another hotel.
 * Its dates are near `today` (`YYYY-MM-DD`), which a test with a date in it names.
 */
export async function aBackend(
  slug: DemoSlug = 'demo',
  change: (bundle: Bundle) => Bundle = (bundle) => bundle,
  today?: string,
) {
  const storage: Storage = createMemoryStorage();
  const hotel = await loadDemoHotel(slug, today);
  await storage.importHotel(toHotelRecord({ ...hotel, bundle: change(hotel.bundle) }));
  const { origin } = location;
  const answer = createBackendFetch(createBackend(createWebPorts(storage)), {
    product: `${origin}/api`,
    reviews: `${origin}/reviews-api`,
    activities: `${origin}/activities-api`,
    static: `${origin}/static-host`,
    ingest: `${origin}/ingest`,
  });
  return { storage, handlers: [site, http.all(`${origin}/*`, ({ request }) => answer(request))] };
}
