// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hoster } from '@guest/api-contract';
import type { Language } from '@guest/i18n';
import { fakeNetwork } from '@guest/testing';
import { demoHoster, showScreen } from '../../test/showScreen';
import '@guest/testing/setup';

let demo: Hoster;
const show = (path: string, hoster = demo, language?: Language) => showScreen(path, hoster, language);

beforeEach(async () => {
  await fakeNetwork();
  demo = await demoHoster();
});

/** Both frames are in the document and CSS shows one (the desktop's here), so queries include hidden elements. */
const navigations = () => [
  ...document.querySelectorAll<HTMLElement>('nav[aria-label="Navigation principale"]'),
];
const linkIn = (navigation: HTMLElement, text: string) => within(navigation).getByText(text).closest('a');

const withNavigation = (change: Partial<Hoster['customization']['navigation']>): Hoster => ({
  ...demo,
  customization: {
    ...demo.customization,
    navigation: { ...demo.customization.navigation, ...change },
  },
});
const elements = () => demo.customization.navigation.navigationElements;

describe('the hotel’s frame', () => {
  it.each([
    ['/demo', true, 2],
    ['/demo/services', true, 2],
    ['/DEMO/Services/', true, 2],
    ['/demo', false, 1],
    ['/demo/services/x/order', true, 1],
  ])('at %s with the bar %s has %s navigations', async (path, hasBar, count) => {
    await show(path, withNavigation({ isNavigationBarActivated: hasBar }));
    expect(navigations()).toHaveLength(count);
  });

  it('marks the current section, also for a screen below it', async () => {
    await show('/demo/services');
    for (const navigation of navigations()) {
      expect(linkIn(navigation, 'Services')).toHaveAttribute('aria-current', 'page');
      expect(linkIn(navigation, 'Accueil')).not.toHaveAttribute('aria-current');
    }
  });

  it.each(['/demo/journal', '/demo/journal-des-lices', '/DEMO/Journal/'])(
    'marks a personal page’s entry at %s, whichever address of it that is',
    async (path) => {
      const navigationElements = elements().filter(({ label }) => label === 'personalPage');
      await show(path, withNavigation({ navigationElements }));
      const [desktop] = navigations();
      if (!desktop) throw new Error('no navigation');
      expect(linkIn(desktop, 'Le petit journal')).toHaveAttribute('href', '/demo/journal');
      expect(linkIn(desktop, 'Le petit journal')).toHaveAttribute('aria-current', 'page');
    },
  );

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
    const navigationElements = elements().map((one) =>
      one.label === 'service' ? { ...one, label: 'spa' } : one,
    );
    await show('/demo', withNavigation({ navigationElements }));
    const links = navigations().map((navigation) => within(navigation).queryByText('Services'));
    expect(links).toEqual([null, null]);
  });

  it('shows the maker’s logo in the footer', async () => {
    await show('/demo');
    const maker = within(screen.getByRole('contentinfo')).getByText(/Propulsé par/u);
    expect(maker).toHaveTextContent('Propulsé par Guest Web');
    expect(within(maker).getByRole('presentation')).toHaveAttribute('src', '/mark.svg');
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

describe('sharing where the device has no means of its own', () => {
  const share = async () => {
    const user = await show('/demo/services');
    return { press: async () => user.click(screen.getByLabelText('Partager cette page')) };
  };

  it('copies the address of the page, and says so', async () => {
    const { press } = await share();
    await press();
    expect(await screen.findByText('Adresse copiée')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('says where the address is when it may not be copied', async () => {
    const { press } = await share();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press();
    expect(await screen.findByText(/n’a pas pu être copiée/u)).toBeInTheDocument();
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

describe('the menu', () => {
  const open = async (hoster?: Hoster, language?: Language) => {
    localStorage.setItem('demo/AlreadyVisited', 'true');
    const user = await show('/demo/services', hoster, language);
    await user.click(screen.getAllByRole('button', { name: 'Menu' })[0] as HTMLElement);
    return { user, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  };

  it('says how to reach the hotel and lists everything by its long name', async () => {
    const { menu } = await open();
    expect(menu.getByRole('link', { name: 'Téléphone' })).toHaveAttribute('href', '/demo/phone');
    expect(menu.getByRole('link', { name: /itinéraire/u })).toHaveAttribute('target', '_blank');
    expect(menu.getByRole('link', { name: /bonjour@hoteldeslices/u })).toHaveAttribute(
      'href',
      'mailto:bonjour@hoteldeslices.example',
    );
    expect(menu.getByRole('link', { name: 'Livret d’accueil' })).toHaveAttribute(
      'href',
      '/demo/roomdirectory',
    );
    expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    const maker = menu.getByText(/Propulsé par/u);
    expect(maker).toBeVisible();
    expect(maker).toHaveTextContent('Propulsé par Guest Web');
    expect(within(maker).getByRole('presentation')).toHaveAttribute('src', '/mark.svg');
  });

  it('leads outside in tabs of their own: press, messaging, policy', async () => {
    const { menu } = await open({ ...demo, messagingLink: 'https://messages.example/' });
    for (const [name, href] of [
      [/^Presse/u, 'https://www.nextory.com/?utm_source=guest-web-demo'],
      [/^Message/u, 'https://messages.example/'],
      [/^Politique/u, '/static-host/demo/donnees-personnelles.pdf'],
    ] as const) {
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(menu.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/demo/ml');
  });

  it('hides what the hotel has not: calls, messages, press, documents, the maker’s mark', async () => {
    const { menu } = await open({
      ...demo,
      functionalities: { calls: false, messages: false },
      messagingLink: 'https://messages.example/',
      compliance: {},
      properties: { 'is-white-label': 'true' },
    });
    for (const name of [/Téléphone/u, /^Message/u, /Presse/u, /Politique/u, /Mentions/u])
      expect(menu.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(menu.queryByText(/Propulsé par/u)).not.toBeInTheDocument();
  });

  it('shows the brand’s document where a hotel of a listed brand has none', async () => {
    const { menu } = await open({ ...demo, brand: 'Golden Tulip', compliance: {} });
    expect(menu.getByRole('link', { name: /^Politique/u })).toHaveAttribute(
      'href',
      '/brand-privacy-policy.pdf',
    );
  });

  it('closes by Escape and switches the language', async () => {
    const { user, menu } = await open();
    await user.click(menu.getByRole('button', { name: 'Passer en anglais' }));
    expect(await menu.findByRole('link', { name: 'Phone' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by Back, also from a screen that was on its way and never stood', async () => {
    await open();
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('leads from the landing page to a hotel of before, or opens it beside, as a link does', async () => {
  localStorage.setItem(
    'recentHotels',
    JSON.stringify([{ slug: 'demo', name: 'Hôtel des Lices', at: Date.now() }]),
  );
  await show('/');
  const link = await screen.findByRole('link', { name: 'Hôtel des Lices' });
  expect(link).toHaveAttribute('href', '/demo');
  const isLeftToBrowser = (how: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    let isLeft = false;
    // Runs after React's listener; jsdom does not navigate.
    addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(click);
    return isLeft;
  };
  expect(isLeftToBrowser({ ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser({ metaKey: true })).toBe(true);
  expect(isLeftToBrowser({})).toBe(true);
});

describe('sharing a page', () => {
  it.each([
    ['was called off', 'AbortError', undefined],
    ['is forbidden in a frame', 'NotAllowedError', 'Adresse copiée'],
  ])('that %s (%s) says %s', async (_, name, said) => {
    const user = await show('/demo/services');
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', name)) }),
    );
    const [button] = screen.getAllByRole('button', { name: 'Partager cette page', hidden: true });
    await user.click(button as HTMLElement);
    if (said) {
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(await navigator.clipboard.readText()).toBe(location.href);
    } else expect(screen.queryByText('Adresse copiée')).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'share');
  });
});
