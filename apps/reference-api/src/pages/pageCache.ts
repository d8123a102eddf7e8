import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Later } from '@guest/reference-backend';
import { createBoundedMap } from '../server/boundedMap';
import type { PageAnswer, PageKey, PageRequest, Render } from './pageBundle';

const MAX_PAGES = 1_000;
const MAX_BYTES = 50_000_000;
/** Nothing in a page depends on the clock; should something once do so all the same, it is this old at most. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_KEY_LENGTH = 500;

interface KeptPage extends Omit<PageAnswer, 'body' | 'repeatable'> {
  /** The page around its nonces; in it `MOMENT` stands for when it was made. */
  parts: readonly string[];
  /** Milliseconds of this process's clock. */
  keptAt: number;
}

interface PageCacheOptions {
  render: Render;
  /** Requests with the same key get the same page; undefined: each its own. */
  keyOf: PageKey;
  /** Grows when a hotel changes. */
  revision: () => Later<number>;
  now?: () => number;
}

/** No character of a page: pages are text for people. */
const MOMENT = '\u0000';

const bytesOf = ({ parts }: KeptPage) => parts.reduce((sum, part) => sum + 2 * part.length, 0);

/**
 * Renders a page once per hotel revision: what a server renders is the hotel's alone (docs/decisions/0003), so everybody who asks the
 * same in the same language gets the same but for the nonce, which is as new as ever, and the moment at which it was
 * as it is now. A page that is late in parts, or shows a failure, is nobody's but the asker's.
 */
export function createPageCache({
  render,
  keyOf,
  revision,
  now = () => performance.now(),
}: PageCacheOptions): Render {
  const pages = createBoundedMap<KeptPage>({ maxCount: MAX_PAGES, maxBytes: MAX_BYTES, bytesOf });
  let known = -1;

  /** Drops what was rendered of older hotels. A page of the app itself answers for a storage that is away. */
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
    if (page && now() - page.keptAt > MAX_AGE_MS) pages.drop(key);
    return pages.get(key);
  }

  return async (request) => {
    const key = keyOf(request);
    if (key === undefined || key.length > MAX_KEY_LENGTH) return render(request);
    // Where guests reach this server stands in the page; the configuration is the same for all.
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
      pages.keep(address, { ...rest, parts, keptAt: now() });
    }
    return { ...rest, body: Readable.from([html]) };
  };
}

/** The same page for somebody else: with their nonce, and true at this moment. */
function again({ parts, keptAt: _, ...answer }: KeptPage, { nonce }: PageRequest): PageAnswer {
  const html = parts.join(nonce).replaceAll(MOMENT, String(Date.now()));
  return { ...answer, body: Readable.from([html]) };
}
