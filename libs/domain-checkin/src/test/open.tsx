import { http } from 'msw';
import type { CheckinForm } from '@guest/api-contract';
import { createRegistry, persistRegistry } from '@guest/state';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import { createCheckinFeature, type CheckinSlots } from '../index';
import type { SentCheckin } from '../model/receipt';

interface Opening extends Partial<RenderOptions> {
  slots?: CheckinSlots;
  /** Where the device keeps it. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A device on which the check-in was opened: kept answers are restored, snapshots are written at once. */
export function openCheckin(at: string, options: Opening = {}) {
  const { slots, storage = localStorage, ...rest } = options;
  const registry = createRegistry();
  const persistence = persistRegistry(registry, {
    slug: 'demo',
    storage,
    schedule: (work) => {
      // After the current task: several stores may change in it.
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return { persistence, ...renderFeature(createCheckinFeature(slots), { at, registry, ...rest }) };
}

/** What this tab kept of a check-in that was sent earlier in the visit. */
export function keepReceipt(receipt: SentCheckin): void {
  const fields = { receipt };
  const checkin = { at: Date.now(), fields };
  sessionStorage.setItem('root', JSON.stringify({ version: 1, slugs: { demo: { checkin } } }));
}

/** The demo hotel with this form. */
export async function aHotelThatAsks(form: CheckinForm) {
  const backend = await aBackend('demo', (bundle) => ({ ...bundle, checkinForm: form }));
  server.use(...backend.handlers);
  return backend;
}

/** Holds the hotel's answers to check-ins back until the returned function is called. */
export function holdCheckins(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('*/api/checkin', async () => {
      await held;
      // Nothing answered here: the backend does.
    }),
  );
  return () => release();
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
