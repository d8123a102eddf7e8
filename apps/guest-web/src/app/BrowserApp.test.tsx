// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, getHoster, getHomePage } from '@guest/api-client';
import { createI18n, loadTexts } from '@guest/i18n';
import { createRegistry, type Registry } from '@guest/state';
import { failures, fakeNetwork, testConfig } from '@guest/testing';
import { matchEntry } from '../routing/table';
import { textSources } from '../texts';
import { BrowserApp } from './BrowserApp';
import { reloadOnce } from '../browser/device/reloadOnce';
import '@guest/testing/setup';

// They have tests of their own, and their requests would outlive these tests.
vi.mock('../browser/loading/useFollowUps', () => ({ useFollowUps: () => undefined }));

vi.mock('../browser/device/reloadOnce', () => ({ reloadOnce: vi.fn(() => Promise.resolve()) }));

const DAY_MS = 86_400_000;
const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const nothing = () => undefined;

let network: Awaited<ReturnType<typeof fakeNetwork>>;
/** How many requests there were before the page was shown. */
let earlier: number;
/** Callbacks that wait until the page is idle. */
let waiting: (() => void)[];

const NAMES = '/api/personal-page';
const hasNames = () => network.requests(`GET ${NAMES}`).length > 0;
/** Requests of the page, by path; the navigation always requests the names of pages. */
const asked = () =>
  network
    .requests()
    .slice(earlier)
    .map(({ path }) => path)
    .filter((path) => path !== NAMES);

beforeEach(async () => {
  network = await fakeNetwork();
  earlier = 0;
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', nothing);
});
afterEach(() => void vi.restoreAllMocks());

/** Hydrates a home page that a server rendered. */
async function take(registry: Registry) {
  const { entry } = matchEntry('/demo');
  await entry.module();
  const loaded = await loadTexts(textSources, entry.namespaces, 'fr');
  earlier = network.requests().length;
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={['/demo']}>
          <BrowserApp
            registry={registry}
            api={() => Promise.resolve(client)}
            config={testConfig}
            i18n={createI18n({ language: 'fr', sources: textSources, loaded })}
            isRendered
            onReady={nothing}
            onFirstShown={nothing}
          />
        </MemoryRouter>,
      ),
    ),
  );
}

/** A home page that a server rendered some time ago, with the texts of that time. */
async function open(age: number, journal?: string) {
  const hoster = await getHoster(client, 'demo');
  const homePage = await getHomePage(client, hoster._id);
  const registry = createRegistry();
  registry.absorb(
    {
      visit: {
        slug: 'demo',
        hoster: { status: 'success', data: { ...hoster, phone: '+33200000000' } },
        ...(journal && { pageSlugs: { 'journal-des-lices': journal } }),
      },
      homePage: {
        key: JSON.stringify([hoster._id]),
        resource: { status: 'success', data: { ...homePage, greeting: 'Mot de l’an dernier' } },
      },
    },
    Date.now() - age,
  );
  await take(registry);
  expect(screen.getByRole('heading', { level: 1, name: 'Mot de l’an dernier' })).toBeInTheDocument();
}

describe('a page that the server made', () => {
  it('days ago shows at once, and as it is now soon after', async () => {
    await open(3 * DAY_MS);
    expect(asked()).toEqual([]);
    for (const run of waiting) run();
    // The hotel and its content come by two answers.
    await waitFor(
      () => {
        expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
        expect(screen.queryByText('Mot de l’an dernier')).not.toBeInTheDocument();
        expect(screen.queryByText(/33200000000/u)).not.toBeInTheDocument();
      },
      { timeout: 10_000 },
    );
    expect(asked()).toEqual(expect.arrayContaining(['/api/home-page', '/api/hoster']));
  });

  it('days ago leads to a personal page where it is by now', async () => {
    await open(3 * DAY_MS, 'ancien-journal');
    const journal = () =>
      screen
        .getAllByText(/journal/iu)
        .at(0)
        ?.closest('a');
    expect(journal()).toHaveAttribute('href', '/demo/ancien-journal');
    for (const run of waiting) run();
    await waitFor(() => expect(journal()).toHaveAttribute('href', '/demo/journal'), { timeout: 10_000 });
  });

  it('just now is not asked for again', async () => {
    await open(0);
    for (const run of waiting) run();
    await waitFor(() => expect(hasNames()).toBe(true));
    expect(asked()).toEqual([]);
  });
});

/** A page that was cut off while home's content was still loading. */
async function openUnfinished() {
  const hoster = await getHoster(client, 'demo');
  const registry = createRegistry();
  registry.absorb(
    {
      visit: { slug: 'demo', hoster: { status: 'success', data: hoster } },
      homePage: { key: JSON.stringify([hoster._id]), resource: { status: 'loading' } },
    },
    Date.now(),
  );
  await take(registry);
}

const welcome = /^Bienvenue place des Lices/u;
const endDocument = (readyState: DocumentReadyState) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  document.dispatchEvent(new Event('DOMContentLoaded'));
};

describe('a page that never came whole', () => {
  it('brings the rest itself, once its document has ended', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await openUnfinished();
    await waitFor(() => expect(hasNames()).toBe(true));
    expect(asked()).toEqual([]);
    act(() => endDocument('interactive'));
    expect(await screen.findByText(welcome, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(asked()).toEqual(['/api/home-page']);
  });
});

/** The app at an address that the browser renders itself. */
async function arriveAt(path: string, sources = textSources) {
  const loaded = await loadTexts(textSources, ['shell', 'visit'], 'fr');
  const registry = createRegistry();
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[path]}>
          <BrowserApp
            registry={registry}
            api={() => Promise.resolve(client)}
            config={testConfig}
            i18n={createI18n({ language: 'fr', sources, loaded })}
            isRendered={false}
            onReady={nothing}
            onFirstShown={nothing}
          />
        </MemoryRouter>,
      ),
    ),
  );
  return registry;
}

it('names the screen when its words are here, never by the name of a text', async () => {
  const order = textSources.order;
  if (!order) throw new Error('Ordering has no texts');
  let release: () => void = nothing;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sources = { ...textSources, order: { ...order, fr: () => held.then(() => order.fr()) } };
  document.title = '';
  const titles = new Set<string>();
  const watch = new MutationObserver(() => titles.add(document.title));
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  await matchEntry('/demo/services').entry.module();
  await arriveAt('/demo/services', sources);
  await waitFor(() => expect(asked()).toContain('/api/product'));
  await act(async () => {
    release();
    await held;
  });
  await waitFor(() => expect(document.title).toBe('Services · Hôtel des Lices'));
  watch.disconnect();
  expect([...titles].filter((title) => title.includes('.'))).toEqual([]);
});

it('asks for the document anew where the file that brings a screen’s data is gone', async () => {
  const { entry } = matchEntry('/demo/services');
  const load = vi.spyOn(entry, 'load').mockRejectedValue(new TypeError('Failed to fetch chunk'));
  await arriveAt('/demo/services');
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledWith('/demo/services'));
  load.mockRestore();
});

it('names a page anew when a later try brought it', async () => {
  network.answersOnce('GET /api/page/histoire', failures.cut);
  await arriveAt('/demo/page/histoire');
  await waitFor(() => expect(document.title).toBe('Hôtel des Lices'));
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  act(() => retry.click());
  await waitFor(() => expect(document.title).toBe('Quatre siècles place des Lices · Hôtel des Lices'), {
    timeout: 10_000,
  });
});
