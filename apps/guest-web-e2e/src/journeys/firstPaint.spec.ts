import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its brand, its pictures and its content', async ({ page, sites }) => {
    await page.goto(`${sites.sqlite}/demo`);
    await expect(page.getByText('Hôtel des Lices').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Services', exact: true }).first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
    await expect(page.locator('main img').first()).toBeVisible();
  });

  test('services and a service can be read', async ({ page, sites }) => {
    await page.goto(`${sites.sqlite}/demo/services`);
    await page.getByRole('link', { name: 'Vélo de ville' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vélo de ville' })).toBeVisible();
    await expect(page.getByText('12,00 €').first()).toBeVisible();
  });

  test('the landing page leads to a hotel by its code', async ({ page, sites }) => {
    await page.goto(sites.sqlite);
    await page.getByRole('textbox', { name: 'Code de l’hôtel' }).fill('Demo');
    await page.getByRole('button', { name: 'Ouvrir mon hôtel' }).click();
    await expect(page).toHaveURL(`${sites.sqlite}/demo`);
  });
});

test('rendered pages hold the hotel’s data and nobody’s order', async ({ page, sites }) => {
  await page.goto(`${sites.sqlite}/demo/services/velo/order/sent`);
  await expect(page).toHaveURL(/\/demo\/services$/u);
  const html = await (await page.request.get(`${sites.sqlite}/demo/services/velo/order/sent`)).text();
  const main = /<main.*<\/main>/su.exec(html)?.[0];
  expect(main).toContain('Chargement de vos commandes');
  expect(main).not.toContain('C’est noté');
});

declare global {
  interface Window {
    /** Skeletons that replaced content. */
    takenAway?: string[];
    /** Layout shifts: the elements and their share of the window. */
    moved?: { value: number; nodes: string[] }[];
  }
}

/** Delays each script, so that a part which is requested late arrives late. */
const slowScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });

const standing = ['checkin/client', 'checkin/stay', 'checkin/agreement', 'services', 'mood', 'reviews/form'];

test('what the server’s page shows is not taken away while the script comes, however slowly', async ({
  page,
  sites,
}) => {
  await page.addInitScript(() => {
    const taken: string[] = (window.takenAway = []);
    let hadContent = false;
    const look = () => {
      const main = document.querySelector('main');
      const isBusy = [...(main?.querySelectorAll('[aria-busy=true]') ?? [])].some((one) =>
        one.checkVisibility(),
      );
      const hasFields = [...(main?.querySelectorAll('input') ?? [])].some((one) => one.checkVisibility());
      if (isBusy && hadContent) taken.push(`after ${Math.round(performance.now())} ms`);
      hadContent = hasFields && !isBusy;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await slowScripts(page);
  for (const path of standing) {
    await test.step(path, async () => {
      await page.goto(`${sites.sqlite}/demo/${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').locator('input').first()).toBeAttached();
      expect(await page.evaluate(() => window.takenAway), path).toEqual([]);
    });
  }
});

/** As the browser reports it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Share of the window (the budget of the first load is 0.01). */
const MAX_SHIFT = 0.01;

test('nothing moves on home while the script comes, however slowly', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_FAILED/u);
  await page.addInitScript(() => {
    const moved: Window['moved'] = (window.moved = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          moved.push({
            value: entry.value,
            nodes: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowScripts(page);
  // A web font shifts nothing only where its local stand-in is installed, which a machine of tests may lack.
  await page.route('**/*.woff2', (route) => route.abort());
  // One hotel has much below its entries, the other little, so that removed content would shift the rest into view.
  const composed = {
    demo: page.getByRole('heading', { name: 'La maison' }),
    'petit-hotel': page.getByAltText('La chambre, la lune dans la fenêtre'),
  };
  for (const [hotel, block] of Object.entries(composed)) {
    await test.step(hotel, async () => {
      await page.goto(`${sites.sqlite}/${hotel}`);
      await page.waitForLoadState('networkidle');
      await expect(block).toBeAttached();
      const moved = await page.evaluate(() => window.moved ?? []);
      const shift = moved.reduce((sum, { value }) => sum + value, 0);
      expect(shift, JSON.stringify(moved)).toBeLessThan(MAX_SHIFT);
    });
  }
});
