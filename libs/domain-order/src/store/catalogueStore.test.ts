import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { failures, fakeNetwork, testConfig } from '@guest/testing';
import type { ApiSource } from '@guest/visit';
import { servicesOf } from '../model/catalogueIndex';
import { aProduct, aWireCatalogue } from '../test/builders';
import { CATALOGUE } from '../test/network';
import { useCatalogueStore } from './catalogueStore';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const api: ApiSource = () => Promise.resolve(client);

/** Answers each hotel with one service named after it; counts how often it was asked. */
async function aNetwork() {
  const asked: (string | null)[] = [];
  const answer = { isBroken: false, name: 'Service' };
  const catalogue = (request: Request) => {
    const hosterId = new URL(request.url).searchParams.get('hosterId');
    asked.push(hosterId);
    if (answer.isBroken) return failures.cut();
    return Response.json(
      aWireCatalogue({ Matin: [aProduct({ _id: `of-${hosterId ?? ''}`, name: answer.name })] }),
    );
  };
  await fakeNetwork({ answers: { [CATALOGUE]: catalogue } });
  return { asked, answer };
}

let store = useCatalogueStore.in(createRegistry());
beforeEach(() => {
  store = useCatalogueStore.in(createRegistry());
});
const names = () => {
  const { resource: catalogue } = store.getState();
  return catalogue.status === 'success'
    ? servicesOf(catalogue.data).map(({ name }) => name)
    : catalogue.status;
};

describe('the catalogue', () => {
  it('is asked for once, however many screens want it', async () => {
    const { asked } = await aNetwork();
    const { load } = store.getState();
    await Promise.all([load(api, 'a'), load(api, 'a')]);
    await load(api, 'a');
    expect(asked).toEqual(['a']);
    expect(names()).toEqual(['Service']);
  });

  it('of another hotel takes its place', async () => {
    const { asked } = await aNetwork();
    await store.getState().load(api, 'a');
    const second = store.getState().load(api, 'b');
    expect(names()).toBe('loading');
    await second;
    expect(asked).toEqual(['a', 'b']);
    expect(store.getState().key).toBe('["b"]');
  });

  it('of the last hotel wins over a late answer of the first', async () => {
    await aNetwork();
    await Promise.all([store.getState().load(api, 'a'), store.getState().load(api, 'b')]);
    const { resource: catalogue } = store.getState();
    expect(catalogue.status === 'success' && servicesOf(catalogue.data)[0]?.id).toBe('of-b');
  });

  it('that failed says why, and is asked for again', async () => {
    const { answer } = await aNetwork();
    answer.isBroken = true;
    expect(await store.getState().load(api, 'a')).toBe(false);
    expect(store.getState().resource).toMatchObject({ status: 'failure', kind: 'offline' });
    answer.isBroken = false;
    expect(await store.getState().load(api, 'a')).toBe(true);
  });

  it('stays on screen while it is asked for again, even in vain', async () => {
    const { answer } = await aNetwork();
    await store.getState().load(api, 'a');
    answer.name = 'Nouveau';
    const again = store.getState().reload(api);
    expect(names()).toEqual(['Service']);
    await again;
    expect(names()).toEqual(['Nouveau']);
    answer.isBroken = true;
    await store.getState().reload(api);
    expect(names()).toEqual(['Nouveau']);
  });
});
