import type { Page, Request } from '@playwright/test';
import { submissionsWith } from '../steps/database';
import { expect, test } from '../fixtures';
import { bodyOf, heading, introduceSender } from '../steps/contact';
import { contactWords } from '../steps/contactWords';
import { aGuest } from '../steps/guest';
import { untilUsable, visit } from '../steps/visit';
import { words } from '../steps/words';

const texts = words.fr;

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed before the script has come is kept, and counts', async ({ page, sites }) => {
  const release = await holdScripts(page);
  await page.goto(`${sites.sqlite}/demo/services/velo/order`, { waitUntil: 'commit' });
  await page.getByLabel('Numéro de chambre').fill('214');
  release();
  await untilUsable(page);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('Indiquez votre nom', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Numéro de chambre')).toHaveValue('214');
  await expect(page.getByText('Indiquez votre numéro de chambre')).toHaveCount(0);
});

test('a whole message typed before the script has come is the one that arrives', async ({ page, sites }) => {
  const t = contactWords.fr;
  const guest = aGuest();
  const release = await holdScripts(page);
  await page.goto(`${sites.sqlite}/demo/message`, { waitUntil: 'commit' });
  await page.getByLabel(t.comment).fill('Un oreiller de plus');
  await introduceSender(page, 'fr', guest);
  release();
  await untilUsable(page);
  await page.getByRole('button', { name: t.sendMessage }).click();
  await expect(heading(page, t.messageSent)).toBeFocused();
  const rows = await submissionsWith('message', guest.email, 'sqlite', sites);
  expect(rows.map(bodyOf)).toEqual([
    {
      hoster: 'hotel-des-lices',
      message: 'Un oreiller de plus',
      customerName: `${guest.lastname} ${guest.firstname}`,
      email: guest.email,
      phone: guest.phone,
      roomNumber: guest.room,
    },
  ]);
});

test('a message that is sent before the script has come arrives once, and never stands in the address', async ({
  page,
  sites,
}) => {
  const t = contactWords.fr;
  const guest = aGuest();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto(`${sites.sqlite}/demo/message`, { waitUntil: 'commit' });
  await page.getByLabel(t.comment).fill('Un oreiller de plus');
  await introduceSender(page, 'fr', guest);
  await page.getByRole('button', { name: t.sendMessage }).click();
  await page.getByRole('button', { name: t.sendMessage }).click();
  release();
  await expect(heading(page, t.messageSent)).toBeFocused();
  const rows = await submissionsWith('message', guest.email, 'sqlite', sites);
  expect(rows.map((row) => bodyOf(row))).toMatchObject([
    { message: 'Un oreiller de plus', email: guest.email },
  ]);
  expect(addresses.filter((address) => /oreiller|comment=/u.test(address))).toEqual([]);
});

test('what is typed outlives a change of language before the screen is hydrated', async ({ page, sites }) => {
  await page.addInitScript(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const press = setInterval(() => {
      const comment = document.querySelector('main textarea');
      const language = document.querySelector<HTMLElement>('button:has(b[lang])');
      if (!comment || !language || !isHydrated(language)) return;
      clearInterval(press);
      document.documentElement.dataset['wasHydrated'] = String(isHydrated(comment));
      language.click();
    }, 0);
  });
  const release = await holdScripts(page);
  await page.goto(`${sites.sqlite}/demo/message`, { waitUntil: 'commit' });
  await page.getByLabel(contactWords.fr.comment).fill('Un oreiller de plus');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-was-hydrated', 'false');
  await expect(page.getByLabel(contactWords.en.comment)).toHaveValue('Un oreiller de plus');
});

test('a screen that cannot be loaded offline says so, and comes by itself with the network', async ({
  page,
  context,
  sites,
  expectComplaint,
}) => {
  expectComplaint(
    /Failed to (load resource|fetch dynamically)|ERR_INTERNET_DISCONNECTED|Texts did not load/u,
  );
  await visit(page, `${sites.sqlite}/demo`);
  await context.setOffline(true);
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette page ne répond pas' })).toBeVisible();
  await expect(page.getByText(/connexion internet est actuellement indisponible/u)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
});

test('a screen whose file a deploy took away: one new document, then it says so and asks no more', async ({
  page,
  sites,
  expectComplaint,
}) => {
  // 422: the new document's screen, rendered by the server, cannot be taken over without its file.
  expectComplaint(/Failed to (load resource|fetch dynamically)|React error #422/u);
  await page.clock.install();
  await visit(page, `${sites.sqlite}/demo`);
  let documents = 0;
  const looks = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('/favicon.svg')) looks.add(request);
    if (request.isNavigationRequest()) documents += 1;
  });
  page.on('requestfinished', (request) => void looks.delete(request));
  page.on('requestfailed', (request) => void looks.delete(request));
  // How often one document asks is the browser's matter: a preload and an import are one request or two.
  let asked = 0;
  await page.route('**/assets/ServicesPage*.js', async (route) => {
    asked += 1;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette page ne répond pas' })).toBeVisible();
  // One automatic retry in a new document, and no further one.
  await expect.poll(() => documents).toBe(1);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  let before: number;
  do {
    before = asked;
    await expect(retry).toBeVisible();
    // The page looks whether the site answers. If the clock overtakes that, it looks like a lost network.
    await expect.poll(() => looks.size).toBe(0);
    await page.clock.fastForward('10:00');
    await untilUsable(page);
  } while (asked !== before);
  expect(documents).toBe(1);
  await page.unroute('**/assets/ServicesPage*.js');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
});

test('a browser that forbids storage shows everything all the same', async ({ page, sites }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await visit(page, `${sites.sqlite}/demo`);
  // Nothing can be stored: every visit counts as the first and shows the welcome.
  await page.getByRole('button', { name: 'Merci, j’ai lu' }).click();
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeVisible();
});

test('a new screen has the focus on its heading', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/demo`);
  await page.getByRole('link', { name: texts.services, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: texts.services })).toBeFocused();
});
