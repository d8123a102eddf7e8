import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import type { PageAnswer, PageRequest, Render } from './pageBundle';
import { createPageCache } from './pageCache';

const MINUTE_MS = 60_000;

function aRequest(over: Partial<PageRequest> = {}): PageRequest {
  return {
    url: '/palace',
    origin: 'https://guests.example',
    headers: {},
    nonce: 'first-nonce',
    config: {} as PageRequest['config'],
    fetch,
    signal: new AbortController().signal,
    ...over,
  };
}

/** A page as the app renders it: nonces, and the moment it was made. */
function aCache(answerWith: Partial<PageAnswer> = {}) {
  const state = { revision: 1, now: 0, rendered: 0 };
  const render = vi.fn<Render>(({ url, nonce }) => {
    state.rendered += 1;
    const html = `<script nonce="${nonce}">{"madeAt":1700000000000}</script><p>${url} ${state.rendered}</p><style nonce="${nonce}">`;
    return Promise.resolve({
      status: 200,
      headers: { vary: 'Cookie' },
      hasTelemetry: true,
      repeatable: { madeAt: 1_700_000_000_000 },
      body: Readable.from([html]),
      ...answerWith,
    });
  });
  const cached = createPageCache({
    render,
    keyOf: ({ url, headers }) => (url.includes('?') ? undefined : `${url} ${headers.cookie ?? ''}`),
    revision: () => Promise.resolve(state.revision),
    now: () => state.now,
  });
  const ask = async (over: Partial<PageRequest> = {}) => {
    const { body, ...rest } = await cached(aRequest(over));
    return { ...rest, html: await text(body) };
  };
  return { state, render, ask };
}

describe('a page that was rendered', () => {
  it('is sent again without rendering, with the new request’s nonce and the current moment', async () => {
    const { render, ask } = aCache();
    const first = await ask();
    const before = Date.now();
    const second = await ask({ nonce: 'second/nonce+$&==' });
    expect(render).toHaveBeenCalledOnce();
    expect(second).toMatchObject({ status: 200, headers: { vary: 'Cookie' }, hasTelemetry: true });
    expect(second.html).not.toContain('first-nonce');
    expect(second.html.split('second/nonce+$&==')).toHaveLength(3);
    const madeAt = Number(/"madeAt":(\d+)/u.exec(second.html)?.[1]);
    expect(madeAt).toBeGreaterThanOrEqual(before);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
    const plain = (html: string, nonce: string) => html.replaceAll(nonce, '').replace(/\d{13}/u, '');
    expect(plain(second.html, 'second/nonce+$&==')).toBe(plain(first.html, 'first-nonce'));
  });

  it('is another one for another key, and for another name of the server', async () => {
    const { render, ask } = aCache();
    await ask();
    await ask({ url: '/palace/services' });
    await ask({ headers: { cookie: 'lang=en' } });
    await ask({ origin: 'https://other.example' });
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('is rendered anew when a hotel has changed, and when it has stood for long', async () => {
    const { state, render, ask } = aCache();
    await ask();
    state.revision = 2;
    expect((await ask()).html).toContain('/palace 2');
    state.now += 6 * MINUTE_MS;
    expect((await ask()).html).toContain('/palace 3');
    expect((await ask()).html).toContain('/palace 3');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is not cached when the hotel changed while it was rendered', async () => {
    const { state, render, ask } = aCache();
    const real = render.getMockImplementation();
    render.mockImplementationOnce((request) => {
      state.revision = 2;
      return (real as Render)(request);
    });
    await ask();
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is late in parts or shows a failure', { repeatable: undefined }, {}],
    ['depends on more than its key', {}, { url: '/palace?code=1' }],
    ['has an endless address', {}, { url: `/palace/${'x'.repeat(600)}` }],
  ])('is rendered each time when it %s', async (_why, answer, request) => {
    const { render, ask } = aCache(answer);
    await ask(request);
    await ask(request);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not kept when a part of it failed', async () => {
    const { render, ask } = aCache();
    const onError = vi.fn();
    const real = render.getMockImplementation();
    render.mockImplementationOnce((request) => {
      request.onError?.(new Error('a part'));
      return (real as Render)(request);
    });
    await ask({ onError });
    await ask();
    expect(onError).toHaveBeenCalledOnce();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered as ever while the storage does not say what it holds', async () => {
    const render: Render = () =>
      Promise.resolve({ status: 503, headers: {}, body: Readable.from(['<p>later']) });
    const cached = createPageCache({
      render,
      keyOf: () => 'x',
      revision: () => Promise.reject(new Error('away')),
    });
    expect((await cached(aRequest())).status).toBe(503);
  });
});
