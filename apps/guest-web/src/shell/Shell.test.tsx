// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi, getHoster } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import { createI18n, loadTexts, type Language } from '@guest/i18n';
import { createRegistry } from '@guest/state';
import { aBackend, server, testConfig } from '@guest/testing';
import { useVisitStore } from '@guest/visit';
import { App } from '../app/App';
import { matchEntry } from '../routing/table';
import { textSources } from '../texts';

let demo: Hoster;
const client = createApi(testConfig, { origin: location.origin, retry: 0 });

beforeEach(async () => {
  server.use(...(await aBackend('demo')).handlers);
  demo = await getHoster(client, 'demo');
});

async function show(path: string, hoster: Hoster = demo, language: Language = 'fr') {
  const registry = createRegistry();
  useVisitStore.in(registry).setState({ slug: 'demo', hoster: { status: 'success', data: hoster } });
  const match = matchEntry(path);
  await match.entry.module();
  const loaded = await loadTexts(textSources, match.entry.namespaces, language);
  const i18n = createI18n({ language, sources: textSources, loaded });
  render(
    <MemoryRouter initialEntries={[path]}>
      <App registry={registry} api={() => Promise.resolve(client)} i18n={i18n} route={{ match }} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** Both frames are in the document and CSS shows one (the desktop's here), so the hidden one is asked for too. */
const navigations = () => [
  ...document.querySelectorAll<HTMLElement>('nav[aria-label="Navigation principale"]'),
];
const linkIn = (navigation: HTMLElement, text: string) => within(navigation).getByText(text).closest('a');

const withNavigation = (isNavigationBarActivated: boolean): Hoster => ({
  ...demo,
  customization: {
    ...demo.customization,
    navigation: { ...demo.customization.navigation, isNavigationBarActivated },
  },
});

describe('the hotel’s frame', () => {
  it.each([
    ['/demo', true, 2],
    ['/demo/services', true, 2],
    ['/DEMO/Services/', true, 2],
    ['/demo', false, 1],
    ['/demo/services/x/order', true, 1],
  ])('at %s with the bar %s has %s navigations', async (path, hasBar, count) => {
    await show(path, withNavigation(hasBar));
    expect(navigations()).toHaveLength(count);
  });

  it('marks the current section, also for a screen below it', async () => {
    await show('/demo/services');
    for (const navigation of navigations()) {
      expect(linkIn(navigation, 'Services')).toHaveAttribute('aria-current', 'page');
      expect(linkIn(navigation, 'Accueil')).not.toHaveAttribute('aria-current');
    }
  });

  it('names its entries as the hotel does, marked for a guest who reads another language', async () => {
    await show('/demo', demo, 'en');
    const links = document.querySelectorAll('nav a[href="/demo/services"]');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.querySelector('[lang="fr"]')).toHaveTextContent('Services');
  });

  it('shows at most four entries and the button for the rest in the bottom bar', async () => {
    await show('/demo');
    const bar = navigations().at(-1);
    if (!bar) throw new Error('no bottom bar');
    expect(within(bar).getAllByRole('link', { hidden: true }).length).toBeLessThanOrEqual(4);
    expect(within(bar).getByText('Plus')).toBeInTheDocument();
  });

  it('leaves out entries that lead nowhere in this version', async () => {
    await show('/demo');
    expect(screen.queryByRole('link', { name: /Avantages/u })).not.toBeInTheDocument();
  });

  it('hides the maker’s mark for a white-label hotel', async () => {
    await show('/demo', { ...demo, properties: { 'is-white-label': 'true' } });
    expect(screen.queryByText(/Propulsé par/u)).not.toBeInTheDocument();
  });

  it('begins with a way to skip to the content', async () => {
    const user = await show('/demo');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
  });
});

it('says that there is nothing to see, with a way home', async () => {
  await show('/demo/nothing/here');
  expect(screen.getByRole('heading', { name: 'OOPS !' })).toBeInTheDocument();
  expect(screen.getByText("Il n'y a rien à voir ici...")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Retourner à l'écran d'accueil" })).toHaveAttribute(
    'href',
    '/demo',
  );
});
