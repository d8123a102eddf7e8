import { describe, expect, it } from 'vitest';
import { createKeyedResource, type Keyed } from './keyedResource';
import { idle } from './resource';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 24);
const served: Keyed<string> = { key: 'a', resource: { status: 'success', data: 'tea' } };

/** A keyed resource on plain variables, with a clock and tasks that the test ends. */
function aKeyedResource(initial: Keyed<string> = { key: '', resource: idle }, pageAge?: number) {
  let state = initial;
  let clock = NOW;
  const asked: { answer: (text: string) => void; fail: () => void }[] = [];
  const keyed = createKeyedResource<string>({
    read: () => state,
    write: (next) => {
      state = next;
    },
    madeAt: () => (pageAge === undefined ? undefined : NOW - pageAge),
    now: () => clock,
  });
  const task = () =>
    new Promise<string>((resolve, reject) => {
      asked.push({ answer: resolve, fail: () => reject(new Error('cold')) });
    });
  return {
    load: (key: string) => keyed.load(key, task),
    reload: (key: string) => keyed.reload(key, task),
    asked,
    shown: () => (state.resource.status === 'success' ? state.resource.data : state.resource.status),
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

async function aBroughtOne() {
  const view = aKeyedResource();
  const run = view.load('a');
  view.asked[0]?.answer('tea');
  await run;
  return view;
}

describe('load', () => {
  it('asks once, however many want it, and not again on a return', async () => {
    const { load, asked, shown } = aKeyedResource();
    const runs = [load('a'), load('a')];
    expect(shown()).toBe('loading');
    asked[0]?.answer('tea');
    expect(await Promise.all(runs)).toEqual([true, true]);
    expect(await load('a')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(shown()).toBe('tea');
  });

  it('takes what a server brought as it is', async () => {
    const { load, asked, shown } = aKeyedResource(served);
    expect(await load('a')).toBe(true);
    expect(asked).toHaveLength(0);
    expect(shown()).toBe('tea');
  });

  it('shows at once what came with an old page, and brings it anew behind it', async () => {
    const { load, asked, shown } = aKeyedResource(served, 2 * 24 * 60 * MINUTE_MS);
    expect(await load('a')).toBe(true);
    expect(shown()).toBe('tea');
    expect(asked).toHaveLength(1);
    asked[0]?.answer('coffee');
    await expect.poll(shown).toBe('coffee');
    await load('a');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['just made', 0, 5 * MINUTE_MS],
    ['half a minute old', MINUTE_MS / 2, 4.5 * MINUTE_MS],
    ['of a clock that is ahead', -60 * MINUTE_MS, 5 * MINUTE_MS],
  ])('takes a page that is %s as it is, for what is left of five minutes', async (_name, age, left) => {
    const { load, asked, pass } = aKeyedResource(served, age);
    pass(left - 1);
    await load('a');
    expect(asked).toHaveLength(0);
    pass(1);
    await load('a');
    expect(asked).toHaveLength(1);
  });

  it('shows what is stale at once and brings it anew behind it', async () => {
    const { load, asked, shown, pass } = await aBroughtOne();
    pass(5 * MINUTE_MS - 1);
    await load('a');
    expect(asked).toHaveLength(1);
    pass(1);
    // The second fetch runs in the background, however often a load is asked for meanwhile.
    expect(await load('a')).toBe(true);
    expect(await load('a')).toBe(true);
    expect(asked).toHaveLength(2);
    expect(shown()).toBe('tea');
    asked[1]?.answer('coffee');
    await expect.poll(shown).toBe('coffee');
    await load('a');
    expect(asked).toHaveLength(2);
  });

  it('keeps what is stale when it cannot be brought anew, and tries again on the next return', async () => {
    const { load, asked, shown, pass } = await aBroughtOne();
    pass(5 * MINUTE_MS);
    await load('a');
    asked[1]?.fail();
    await expect.poll(async () => (await load('a'), asked.length)).toBe(3);
    expect(shown()).toBe('tea');
  });

  it('asks again after a failure', async () => {
    const { load, asked, shown } = aKeyedResource();
    const run = load('a');
    asked[0]?.fail();
    expect(await run).toBe(false);
    expect(shown()).toBe('failure');
    void load('a');
    expect(asked).toHaveLength(2);
  });

  it('of another key begins anew, and a late answer of the first is silent', async () => {
    const { load, asked, shown } = aKeyedResource();
    const first = load('a');
    const second = load('b');
    asked[1]?.answer('coffee');
    asked[0]?.answer('tea');
    await Promise.all([first, second]);
    expect(shown()).toBe('coffee');
    void load('a');
    expect(shown()).toBe('loading');
  });
});

describe('reload', () => {
  it('asks whatever is here, which stays until the answer has come, even in vain', async () => {
    const { reload, asked, shown } = await aBroughtOne();
    const again = reload('a');
    expect(shown()).toBe('tea');
    asked[1]?.answer('coffee');
    await again;
    expect(shown()).toBe('coffee');
    const inVain = reload('a');
    asked[2]?.fail();
    expect(await inVain).toBe(false);
    expect(shown()).toBe('coffee');
  });
});
