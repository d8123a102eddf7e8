import {
  createBackend,
  createBackendFetch,
  createMemoryStorage,
  createWebPorts,
  loadDemoHotel,
  toHotelRecord,
  type DemoSlug,
} from '@guest/reference-backend';
import { render, type PageRequest } from '../src/entry-server';

const config = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
};

const origin = 'http://in-process';

/** The reference backend on memory, as the page server calls it. */
export async function aBackendFetch(...slugs: DemoSlug[]): Promise<typeof fetch> {
  const storage = createMemoryStorage();
  for (const slug of slugs) await storage.importHotel(toHotelRecord(await loadDemoHotel(slug)));
  return createBackendFetch(createBackend(createWebPorts(storage)), {
    product: `${origin}/api`,
    reviews: `${origin}/reviews-api`,
    activities: `${origin}/activities-api`,
    static: `${origin}/static-host`,
    ingest: `${origin}/ingest`,
  });
}

/** How an answer is changed. */
export type Change = (answer: Promise<Response>) => Promise<Response>;

/** A backend whose answers below a path are changed or late. */
export function changedBackend(backend: typeof fetch, path: string, change: Change): typeof fetch {
  return (input, init) => {
    const answer = backend(input, init);
    return new URL(new Request(input).url).pathname.startsWith(path) ? change(answer) : answer;
  };
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  hasTelemetry: boolean | undefined;
  repeatable: { madeAt: number } | undefined;
  html: string;
  /** The pieces, as they were written. */
  chunks: string[];
}

/** One page of the server, read at once or with `pause` between pieces. */
export async function renderPage(
  url: string,
  fetch: typeof globalThis.fetch,
  options: Partial<PageRequest> & { pause?: (chunk: string) => Promise<void> } = {},
): Promise<RenderedPage> {
  const { pause, ...rest } = options;
  const { status, headers, hasTelemetry, repeatable, body } = await render({
    url,
    headers: {},
    nonce: 'n0nce',
    config,
    fetch,
    signal: new AbortController().signal,
    ...rest,
  });
  const chunks: string[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk.toString('utf8'));
    await pause?.(chunk.toString('utf8'));
  }
  return { status, headers, hasTelemetry, repeatable, html: chunks.join(''), chunks };
}
