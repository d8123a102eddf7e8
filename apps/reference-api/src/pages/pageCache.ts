import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBoundedMap, type Later } from '@guest/reference-backend';
import type { PageAnswer, PageKey, PageRequest, Render } from './pageBundle';

const MAX_PAGES = 1_000;
const MAX_BYTES = 50_000_000;
/** Limits the age of a page, in case something in it depends on the clock by mistake. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_KEY_LENGTH = 500;

interface KeptPage extends Omit<PageAnswer, 'body' | 'repeatable'> {
  /** The page, split at its nonces; `MOMENT` replaces the time at which it was made. */
  parts: readonly string[];
  /** Milliseconds of this process's clock. */
  keptAt: number;
}

interface PageCacheOptions {
  render: Render;
  /** Requests with the same key get the same page; undefined: the page is not cached. */
  keyOf: PageKey;
  /** Grows when a hotel changes. */
  revision: () => Later<number>;
  now?: () => number;
}

/** A character that no page contains. */
const MOMENT = '\u0000';

const bytesOf = ({ parts }: KeptPage) => parts.reduce((sum, part) => sum + 2 * part.length, 0);

/**
 * Renders a page once per hotel revision. A rendered page depends on the hotel's data alone, so the same address in
 * the same language gives the same page, apart from the nonce and the moment at which it was made, which are
 * replaced for each request. A page with late parts or a failure is not cached.
 */
export function createPageCache({
  render,
  keyOf,
  revision,
  now = () => performance.now(),
}: PageCacheOptions): Render {
  const pages = createBoundedMap<KeptPage>({ maxCount: MAX_PAGES, maxBytes: MAX_BYTES, bytesOf });
  let known = -1;

  /** Clears the pages of an older revision. Undefined if the storage is unavailable: the app renders that page. */
  async function currentRevision(): Promise<number | undefined> {
    try {
      const current = await revision();
      if (current !== known) pages.clear();
      known = current;
      return current;
    } catch {
      return undefined;
    }
  }

  function keptPage(key: string): KeptPage | undefined {
    const page = pages.get(key);
    if (page && now() - page.keptAt > MAX_AGE_MS) pages.remove(key);
    return pages.get(key);
  }

  return async (request) => {
    const key = keyOf(request);
    if (key === undefined || key.length > MAX_KEY_LENGTH) return render(request);
    // The page contains the origin; the configuration is the same for all requests.
    const address = `${request.origin ?? ''} ${key}`;
    const before = await currentRevision();
    const kept = before === undefined ? undefined : keptPage(address);
    if (kept) return again(kept, request);

    let hasFailed = false;
    const onError = (cause: unknown) => {
      hasFailed = true;
      request.onError?.(cause);
    };
    const answer = await render({ ...request, onError });
    const { repeatable, body, ...rest } = answer;
    if (!repeatable || before === undefined) return answer;
    const html = await text(body);
    const isStillSo = (await currentRevision()) === before;
    if (isStillSo && !hasFailed && !request.signal.aborted) {
      const said = `"madeAt":${repeatable.madeAt}`;
      const parts = html.replaceAll(said, `"madeAt":${MOMENT}`).split(request.nonce);
      pages.set(address, { ...rest, parts, keptAt: now() });
    }
    return { ...rest, body: Readable.from([html]) };
  };
}

/** The cached page with the nonce of this request and the current time. */
function again({ parts, keptAt: _, ...answer }: KeptPage, { nonce }: PageRequest): PageAnswer {
  const html = parts.join(nonce).replaceAll(MOMENT, String(Date.now()));
  return { ...answer, body: Readable.from([html]) };
}
