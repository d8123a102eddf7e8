import { http } from 'msw';
import { vi } from 'vitest';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import { orderFeatures } from '../index';

// Whole screens with the real backend behind them, on a machine that does other things too.
vi.setConfig({ testTimeout: 20_000 });

/** Tuesday 24 November 2026, 15:00 at the hotels of these tests. */
const AFTERNOON = new Date('2026-11-24T15:00:00+01:00');

/** Stops the clock, and nothing else: promises and timers go on. */
export function stopClock(now = AFTERNOON): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

interface Post {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** The reference backend with the demo hotel, what is posted to it, and a way to have one post fail. */
export async function aListeningBackend() {
  const backend = await aBackend('demo');
  const posts: Post[] = [];
  const planned = new Map<string, () => Response | Promise<Response | undefined>>();
  server.use(
    http.post('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname;
      posts.push({
        path,
        key: request.headers.get('Idempotency-Key'),
        body: (await request.clone().json()) as Record<string, unknown>,
      });
      const answer = planned.get(path);
      planned.delete(path);
      // Without an answer of the test's own the backend gives it.
      return answer?.() as undefined;
    }),
    ...backend.handlers,
  );
  return {
    ...backend,
    posts,
    /** Answers the next post to this path; `undefined` leaves it to the backend after all. */
    answerNext: (path: string, answer: () => Response | Promise<Response | undefined>) =>
      void planned.set(path, answer),
  };
}

/** Renders any screen of this domain. */
export function renderOrders(options: RenderOptions) {
  const [feature, ...also] = orderFeatures;
  if (!feature) throw new Error('No feature');
  return renderFeature(feature, { ...options, also });
}

/** The first screen of a file waits for its chunks, on a busy machine too. */
export const patience = { timeout: 5_000 };

/** The registry of a device that kept nothing. */
export function aRestoredRegistry(): Registry {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: undefined });
  return registry;
}
