import { describe, expect, it } from 'vitest';
import type { Api } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { defineFetchedStore, fetchedOf } from './fetchedStore';

const api = () => Promise.resolve({} as Api);

/** A store of pages that answers each with its own slug as the title, counts the questions, and keeps some back. */
function aStore() {
  const asked: string[] = [];
  const gates = new Map<string, Promise<void>>();
  const usePages = defineFetchedStore('pages', {
    calls: async () => ({
      getPage: async (hosterId: string, slug: string) => {
        asked.push(slug);
        await gates.get(slug);
        return { hosterId, title: slug };
      },
    }),
    fetch: ({ calls }, hosterId: string, slug: string) => calls.getPage(hosterId, slug),
  });
  const store = usePages.in(createRegistry());
  const titleOf = (slug: string) => {
    const page = fetchedOf(store.getState(), 'h', slug);
    return page.status === 'success' ? page.data.title : page.status;
  };
  return { asked, gates, titleOf, ...store.getState() };
}

describe('a fetched store', () => {
  it('asks once while the answer is on its way, and not again while it is fresh', async () => {
    const { asked, load } = aStore();
    await Promise.all([load(api, 'h', 'a'), load(api, 'h', 'a')]);
    await load(api, 'h', 'a');
    expect(asked).toEqual(['a']);
  });

  it('asks the last question again', async () => {
    const { asked, load, reload } = aStore();
    expect(await reload(api)).toBe(false);
    await load(api, 'h', 'a');
    expect(await reload(api)).toBe(true);
    expect(asked).toEqual(['a', 'a']);
  });

  it('never shows an answer under the address of another', async () => {
    const { load, titleOf } = aStore();
    await load(api, 'h', 'a');
    expect(titleOf('b')).toBe('idle');
    await load(api, 'h', 'b');
    expect([titleOf('a'), titleOf('b')]).toEqual(['idle', 'b']);
  });

  it('keeps the newer answer where an older one comes late', async () => {
    const { gates, load, titleOf } = aStore();
    let open: () => void = () => undefined;
    gates.set('slow', new Promise((resolve) => (open = resolve)));
    const slow = load(api, 'h', 'slow');
    await load(api, 'h', 'quick');
    open();
    await slow;
    expect(titleOf('quick')).toBe('quick');
  });
});
