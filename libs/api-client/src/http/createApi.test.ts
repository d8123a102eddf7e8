import { describe, expect, it, vi } from 'vitest';
import { newAttempt } from './attempt';
import { createApi, type Api } from './createApi';
import { getAroundMe } from '../endpoints/activity';
import { getHoster } from '../endpoints/hoster';
import { getManifest } from '../endpoints/manifest';
import { postMessage } from '../endpoints/contact';
import { parseRuntimeConfig } from './runtimeConfig';

function recordingFetch(body: unknown) {
  return vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));
}

const urlsOf = (fetch: ReturnType<typeof recordingFetch>) =>
  fetch.mock.calls.map(([input]) => (input as Request).url);

describe('createApi', () => {
  it('asks each host at its own address', async () => {
    const fetch = recordingFetch({ _id: 'one', slug: 'demo', name: 'Demo', start_url: '/demo' });
    const config = parseRuntimeConfig({
      apiUrl: 'https://api.example.org/v1',
      activitiesUrl: 'https://acts.example.org',
    });
    const api = createApi(config, { fetch, origin: 'http://in-process' });
    await getHoster(api, 'demo');
    await getAroundMe(api, { latitude: 48.1, longitude: -1.7, radiusKm: 5 });
    await getManifest(api, 'demo');
    expect(urlsOf(fetch)).toEqual([
      'https://api.example.org/v1/hoster?shortcut=demo',
      'https://acts.example.org/around-me?latitude=48.1&longitude=-1.7&radiusKm=5&limit=-1',
      'http://in-process/static-host/manifest/demo',
    ]);
  });

  it('uses the global fetch of the moment', async () => {
    const api = createApi(parseRuntimeConfig({}), { origin: 'http://in-process', retry: 0 });
    const fetch = recordingFetch({ _id: 'one', slug: 'demo', name: 'Demo' });
    vi.stubGlobal('fetch', fetch);
    await expect(getHoster(api, 'demo')).resolves.toMatchObject({ name: 'Demo' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks for JSON', async () => {
    const fetch = recordingFetch({ _id: 'one', slug: 'demo', name: 'Demo' });
    await getHoster(createApi(parseRuntimeConfig({}), { fetch, origin: 'http://in-process' }), 'demo');
    const [input] = fetch.mock.calls[0] ?? [];
    expect((input as Request).headers.get('Accept')).toBe('application/json');
  });

  it('names the device where it is counted, by a word of this visit alone', async () => {
    const sent = async (send: (api: Api) => Promise<unknown>, times = 1) => {
      const fetch = vi.fn<typeof globalThis.fetch>(() =>
        Promise.resolve(Response.json({ _id: 'one', slug: 'demo', name: 'Demo' })),
      );
      const api = createApi(parseRuntimeConfig({}), { fetch, origin: 'http://in-process' });
      for (let time = 0; time < times; time += 1) await send(api);
      return fetch.mock.calls.map(([input]) => (input as Request).headers.get('X-Device-Id'));
    };
    const write = (api: Api) => postMessage(api, { hoster: 'one', message: 'Bonjour' }, newAttempt());
    const [first, second] = await sent(write, 2);
    expect(first).toMatch(/^[\da-f-]{32,36}$/u);
    expect(second).toBe(first);
    expect(await sent(write)).not.toContain(first);
    expect(await sent((api) => getHoster(api, 'demo'))).toEqual([null]);
  });

  it('keeps clients apart, so that one server can serve many', async () => {
    const first = recordingFetch({ _id: 'one', slug: 'one', name: 'One' });
    const second = recordingFetch({ _id: 'two', slug: 'two', name: 'Two' });
    const clients = [first, second].map((fetch) =>
      createApi(parseRuntimeConfig({}), { fetch, origin: 'http://in-process' }),
    );
    const hotels = await Promise.all(clients.map((client) => getHoster(client, 'any')));
    expect(hotels.map(({ name }) => name)).toEqual(['One', 'Two']);
  });
});
