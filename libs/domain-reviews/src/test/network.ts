import { http } from 'msw';
import { vi } from 'vitest';
import type { ReviewsForm } from '@guest/api-contract';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import type { InferInput } from 'valibot';
import { reviewsFeature } from '../index';

// Whole screens with the real backend behind them, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** The first screen of a file waits for its chunks, on a busy machine too. */
export const patience = { timeout: 10_000 };

type Form = InferInput<typeof ReviewsForm>;
type Answer = () => Response | Promise<Response | undefined> | undefined;

interface Post {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

export const CUSTOMER = '/api/customer';
export const REVIEW = '/reviews-api/reviews';

/** The reference backend with the demo hotel, what is posted to it, and a way to have posts answered otherwise. */
export async function aListeningBackend(form?: Form) {
  const backend = await aBackend('demo');
  const posts: Post[] = [];
  const planned = new Map<string, Answer>();
  server.use(
    ...(form ? [http.get('*/api/reviews-form', () => Response.json(form))] : []),
    http.post('*', async ({ request }) => {
      const path = new URL(request.url).pathname;
      posts.push({
        path,
        key: request.headers.get('Idempotency-Key'),
        body: (await request.clone().json()) as Record<string, unknown>,
      });
      // Without an answer of the test's own the backend gives it.
      return planned.get(path)?.();
    }),
    ...backend.handlers,
  );
  return {
    ...backend,
    posts,
    reviews: () => posts.filter(({ path }) => path === REVIEW).map(({ body }) => body),
    /** From now on posts to this path are answered so; without an answer the backend does it again. */
    answer: (path: string, answer?: Answer) =>
      void (answer ? planned.set(path, answer) : planned.delete(path)),
  };
}

/** A device that keeps what it is told at once. */
export function aDevice(): Registry {
  const registry = createRegistry();
  persistRegistry(registry, {
    slug: 'demo',
    storage: localStorage,
    schedule: (work) => {
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return registry;
}

/** Opens a screen of the reviews on a device. */
export function open(at: string, options: Partial<RenderOptions> = {}) {
  return renderFeature(reviewsFeature, { at, registry: aDevice(), ...options });
}
