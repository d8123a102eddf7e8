import { ordersOf } from '../steps/database';
import { expect, test } from '../fixtures';
import { aGuest, introduce } from '../steps/guest';
import { check, openHome, openOrder } from '../steps/order';
import { visit } from '../steps/visit';
import { words } from '../steps/words';

test('the same build without its server: a page renders in the browser and orders from another origin', async ({
  page,
  sites,
}) => {
  const guest = aGuest();
  await openHome(page, sites.staticHost, 'fr');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    /\/static-host\/manifest\/demo$/u,
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#faf7f1');
  await openOrder(page, words.fr, 'Oreiller au choix');
  await introduce(page, words.fr, guest);
  await check(page, words.fr);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText(words.fr.sent)).toBeVisible();

  const { orders } = await ordersOf(guest.email, 'sqlite', sites);
  expect(orders).toEqual([expect.objectContaining({ product_id: 'oreiller', quantity: 1 })]);
});

test('a deep address of the static host opens that screen', async ({ page, sites }) => {
  await visit(page, `${sites.staticHost}/petit-hotel/services`);
  await expect(page.getByText('Les services se demandent à la réception')).toBeVisible();
});

test('a hotel whose answer is awaited: nothing for an instant, then a word, and no screen in colours of another', async ({
  page,
  sites,
}) => {
  const waiting = page.getByText('Un instant… / One moment…');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/hoster/u, async (route) => {
    await held;
    await route.continue();
  });
  // The colours of the page when the hotel's first text is shown.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('#root h1') === null) return;
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--ds-accent');
      Object.assign(globalThis, { firstAccent: accent });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${sites.staticHost}/petit-hotel`);
  await expect(waiting).toBeVisible();
  expect(await page.evaluate(visibilityAfter, [150, 250])).toEqual(['hidden', 'visible']);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as { firstAccent?: string }).firstAccent)).toBe('#1d3a7a');
});

/** The look of the loading message, this many ms after it appeared, whatever the machine's speed. */
function visibilityAfter(moments: number[]): string[] {
  const start = document.querySelector('.start');
  const [appearing] = start?.getAnimations() ?? [];
  if (!start || !appearing) return [];
  return moments.map((moment) => {
    appearing.currentTime = moment;
    return getComputedStyle(start).visibility;
  });
}

test('a page of the server has nothing of it', async ({ request, sites }) => {
  expect(await (await request.get(`${sites.sqlite}/demo`)).text()).not.toContain('One moment…');
});
