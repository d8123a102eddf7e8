import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';
import { aBackend, server } from '@guest/testing';

// Whole screens with the real backend behind them, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** The first screen of a file waits for its chunks, on a busy machine too. */
export const patience = { timeout: 8_000 };

type Slug = Parameters<typeof aBackend>[0];

interface Post {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** The reference backend with a demo hotel, what is posted to it, and a way to have one post fail. */
export async function aListeningBackend(slug: Slug = 'demo') {
  const backend = await aBackend(slug);
  const posts: Post[] = [];
  let planned: ((path: string) => Response | Promise<undefined> | undefined)[] = [];
  server.use(
    http.post('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/', '');
      const body = (await request.clone().json()) as Record<string, unknown>;
      posts.push({ path, key: request.headers.get('Idempotency-Key'), body });
      const answer = await planned.map((plan) => plan(path)).find(Boolean);
      // Without an answer of the test's own the backend gives it.
      return answer as undefined;
    }),
    ...backend.handlers,
  );
  return {
    ...backend,
    posts,
    /** Answers every post to this path so, until `heal`. */
    fail: (path: string, answer: () => Response | Promise<undefined> = () => HttpResponse.error()) =>
      void planned.push((asked) => (asked === path ? answer() : undefined)),
    heal: () => {
      planned = [];
    },
  };
}

/** The registry of a device that keeps what it is told, soon. */
export function aKeepingRegistry(slug = 'demo'): Registry {
  const registry = createRegistry();
  const schedule = (work: () => void) => {
    queueMicrotask(work);
    return () => undefined;
  };
  persistRegistry(registry, { slug, storage: localStorage, schedule });
  return registry;
}
