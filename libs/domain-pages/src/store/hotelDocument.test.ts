import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { server, testConfig } from '@guest/testing';
import { documentOf } from './hotelDocument';
import { useCustomPageStore } from './pageStores';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const api = () => Promise.resolve(client);

/** Answers each page with its own slug as the title; counts the questions, and keeps some back. */
function aNetwork() {
  const asked: string[] = [];
  const gates = new Map<string, Promise<void>>();
  server.use(
    http.get('*/api/page/:slug', async ({ params: { slug } }) => {
      asked.push(String(slug));
      await gates.get(String(slug));
      return HttpResponse.json({ _id: slug, slug, hoster: 'h', title: String(slug), blocks: [] });
    }),
  );
  return { asked, gates };
}

const titleOf = (state: ReturnType<ReturnType<typeof useCustomPageStore.in>['getState']>, slug: string) => {
  const document = documentOf(state, 'h', slug);
  return document.status === 'success' ? document.data.title : document.status;
};

describe('a document of the hotel', () => {
  it('is asked for once while it is on its way, and not again while it is fresh', async () => {
    const { asked } = aNetwork();
    const { load } = useCustomPageStore.in(createRegistry()).getState();
    await Promise.all([load(api, 'h', 'a'), load(api, 'h', 'a')]);
    await load(api, 'h', 'a');
    expect(asked).toEqual(['a']);
  });

  it('is never shown under the address of another', async () => {
    aNetwork();
    const store = useCustomPageStore.in(createRegistry());
    await store.getState().load(api, 'h', 'a');
    expect(titleOf(store.getState(), 'b')).toBe('idle');
    await store.getState().load(api, 'h', 'b');
    expect([titleOf(store.getState(), 'a'), titleOf(store.getState(), 'b')]).toEqual(['idle', 'b']);
  });

  it('that comes late does not take the place of the newer one', async () => {
    const { gates } = aNetwork();
    let open: () => void = () => undefined;
    gates.set('slow', new Promise((resolve) => (open = resolve)));
    const store = useCustomPageStore.in(createRegistry());
    const slow = store.getState().load(api, 'h', 'slow');
    await store.getState().load(api, 'h', 'quick');
    open();
    await slow;
    expect(titleOf(store.getState(), 'quick')).toBe('quick');
  });
});
