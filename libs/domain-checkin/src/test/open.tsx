import { http } from 'msw';
import type { CheckinForm } from '@guest/api-contract';
import { createRegistry, persistRegistry } from '@guest/state';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import { createCheckinFeature, type CheckinSlots } from '../index';

interface Opening extends Partial<RenderOptions> {
  slots?: CheckinSlots;
  /** Where the device keeps it. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A device on which the check-in was opened: kept answers come back, snapshots are written at once. */
export function openCheckin(at: string, options: Opening = {}) {
  const { slots, storage = localStorage, ...rest } = options;
  const registry = createRegistry();
  const persistence = persistRegistry(registry, {
    slug: 'demo',
    storage,
    schedule: (work) => {
      // Once this step of the app is over: several stores may have changed in it.
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return { persistence, ...renderFeature(createCheckinFeature(slots), { at, registry, ...rest }) };
}

/** The demo hotel, asking for this. */
export async function aHotelThatAsks(form: CheckinForm) {
  const backend = await aBackend('demo', (bundle) => ({ ...bundle, checkinForm: form }));
  server.use(...backend.handlers);
  return backend;
}

/** The hotel's answers to check-ins wait until they are let go. */
export function holdCheckins(): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.post('*/api/checkin', async () => {
      await held;
      // Nothing answered here: the backend does.
    }),
  );
  return () => letGo();
}

/** What was posted, by path. */
export function watchPosts() {
  const posts: { path: string; key: string | null; body: Record<string, unknown> }[] = [];
  server.use(
    http.post('*/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      posts.push({
        path: pathname.replace('/api/', ''),
        key: request.headers.get('Idempotency-Key'),
        body: (await request.clone().json()) as Record<string, unknown>,
      });
      // Nothing answered here: the backend does.
      return undefined;
    }),
  );
  return posts;
}
