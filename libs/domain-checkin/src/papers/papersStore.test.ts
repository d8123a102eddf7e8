import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Api } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { failures, fakeNetwork, testConfig } from '@guest/testing';
import { UPLOAD } from '../test/network';
import { usePapersStore } from './papersStore';

const aPdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

let api: () => Promise<Api>;
let network: Awaited<ReturnType<typeof fakeNetwork>>;
beforeEach(async () => {
  network = await fakeNetwork();
  const client = createApi(testConfig, { origin: location.origin, retry: 0 });
  api = () => Promise.resolve(client);
});

function aForm() {
  const store = usePapersStore.in(createRegistry());
  const onOutcome = vi.fn();
  const target = { hosterId: 'hotel-des-lices', maxBytes: 1_000, onOutcome };
  const start = (name: string) => store.getState().start(api, aPdf(name), target);
  return { store, onOutcome, start };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

it('uploads that are left alone arrive', async () => {
  const release = network.hold(UPLOAD);
  const { store, onOutcome, start } = aForm();
  const ids = [start('recto.pdf'), start('verso.pdf')];
  await vi.waitFor(() => expect(network.requests(UPLOAD)).toHaveLength(2));
  release();
  const uploads = () => ids.map((id) => store.getState().uploads[id]);
  await vi.waitFor(() => expect(uploads().map((one) => one?.status)).toEqual(['sent', 'sent']));
  for (const one of uploads())
    expect(await network.storage.findDocument(one?.documentId ?? '')).toBeDefined();
  expect(onOutcome).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ status: 'sent' }));
});

describe('a form that is given up', () => {
  it('cuts off all of its uploads, and hears of none any more', async () => {
    const came: Request[] = [];
    network.answers(UPLOAD, (request) => {
      came.push(request);
      return new Promise(() => {});
    });
    const { store, onOutcome, start } = aForm();
    start('recto.pdf');
    start('verso.pdf');
    await vi.waitFor(() => expect(came).toHaveLength(2));
    onOutcome.mockClear();
    store.getState().cancelAll();
    await vi.waitFor(() => expect(came.map(({ signal }) => signal.aborted)).toEqual([true, true]));
    await later();
    expect(store.getState().uploads).toEqual({});
    expect(onOutcome).not.toHaveBeenCalled();
  });

  it('sends nothing that had not left yet', async () => {
    const client = await api();
    let bring = () => {};
    api = () => new Promise((resolve) => (bring = () => resolve(client)));
    const { store, start } = aForm();
    start('recto.pdf');
    await vi.waitFor(() => expect(Object.values(store.getState().uploads)).toMatchObject([{ size: 9 }]));
    store.getState().cancelAll();
    bring();
    await later();
    expect(network.requests(UPLOAD)).toEqual([]);
  });

  it('removes the files that had failed: they cannot be sent again', async () => {
    network.answersOnce(UPLOAD, failures.cut);
    const { store, start } = aForm();
    const id = start('recto.pdf');
    await vi.waitFor(() => expect(store.getState().uploads[id]?.status).toBe('waiting'));
    store.getState().cancelAll();
    store.getState().retry(id);
    await later();
    expect(network.requests(UPLOAD)).toHaveLength(1);
  });
});
