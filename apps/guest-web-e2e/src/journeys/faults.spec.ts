import { devices, type Page, type Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hotels } from '../screens/hotels';
import { layouts } from '../screens/matrix';
import { screens } from '../screens/screens';
import { goTo } from '../screens/situations';
import { SERVICES } from '../screens/weather';
import { ODD_ANSWER } from '../steps/badAnswers';
import { speak, untilUsable, visit } from '../steps/visit';

const RETRY = { fr: 'Réessayer', en: 'Try again' } as const;
const SLOW = /plus long que d.habitude/u;

/** The screens whose content comes from services. */
function askingOf(slug: string) {
  const hotel = hotels.find((one) => one.slug === slug);
  if (!hotel) throw new Error(`No hotel ${slug}`);
  return screens.flatMap(({ id, at, services }) => {
    const path = services && at(hotel);
    return path === undefined ? [] : [{ id, path, isNeeded: services === 'needed' }];
  });
}

interface Visitor {
  slug: string;
  language: 'fr' | 'en';
  layout: keyof typeof layouts;
}

/** Each fault uses another hotel, language and window than the previous one. */
const visitors: readonly Visitor[] = [
  { slug: 'demo', language: 'fr', layout: 390 },
  { slug: 'campanile-lyon', language: 'en', layout: 1280 },
  { slug: 'framissima', language: 'fr', layout: 1280 },
  { slug: 'campanile-lyon', language: 'en', layout: 390 },
  { slug: 'petit-hotel', language: 'en', layout: 320 },
  { slug: 'demo', language: 'en', layout: 1280 },
];
const inWindowOf = ({ layout }: Visitor) => {
  const { viewport, isPhone } = layouts[layout];
  const userAgent = devices[isPhone ? 'Pixel 7' : 'Desktop Chrome'].userAgent;
  return { viewport, userAgent, hasTouch: isPhone, isMobile: isPhone };
};

/** The replaced answer, and whether the screen must report it. Without its odd values, a document may be empty. */
interface Fault {
  answer: (route: Route) => Promise<void>;
  isTold: boolean;
}

const faults: Record<string, Fault> = {
  'a server error': {
    isTold: true,
    answer: (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"broken"}' }),
  },
  'a web page instead of data': {
    isTold: true,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  },
  'half of an answer': {
    isTold: true,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"categories":[{"_id":"a"' }),
  },
  'values of wrong types': {
    isTold: false,
    answer: (route) =>
      route.fulfill({
        json: {
          _id: 7,
          slug: [],
          title: {},
          greeting: 4,
          categories: 'none',
          sections: 3,
          seminars: {},
          blocks: 'x',
        },
      }),
  },
  'missing fields': { isTold: false, answer: (route) => route.fulfill({ json: {} }) },
  'no connection': { isTold: true, answer: (route) => route.abort('connectionrefused') },
};

/** Expects a screen with a heading, text and a link or button. */
async function expectUseful(page: Page, screen: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first(), screen).toBeVisible();
  await expect(main.getByRole('link').or(main.getByRole('button')).first(), screen).toBeVisible();
  await expect.poll(async () => (await main.innerText()).trim().length, screen).toBeGreaterThan(30);
}

const RETRIED = 'a server error';

for (const [index, [name, { answer, isTold }]] of Object.entries(faults).entries()) {
  const visitor = visitors[index % visitors.length] as Visitor;
  const { slug, language, layout } = visitor;
  test.describe(() => {
    test.use(inWindowOf(visitor));
    test(`${name}: every screen says something useful (${slug}, ${language}, ${layout})`, async ({
      page,
      sites,
      expectComplaint,
    }) => {
      // Visits every screen that asks a service, twice after a server error.
      test.slow();
      expectComplaint(/Failed to load resource/u);
      expectComplaint(ODD_ANSWER);
      const asking = askingOf(slug);
      const retry = page.getByRole('main').getByRole('button', { name: RETRY[language] });
      await speak(page, sites.sqlite, language);
      await page.clock.install();
      await visit(page, `${sites.sqlite}/${slug}/gdpr`);
      await page.route(SERVICES, answer);
      for (const { id, path, isNeeded } of asking) {
        await test.step(`${id} fails`, async () => {
          await goTo(page, path);
          if (isTold && isNeeded)
            await expect(async () => {
              // The app asks again after pauses of its own.
              await page.clock.fastForward(1_000);
              await expect(retry, id).toBeVisible({ timeout: 100 });
            }).toPass({ intervals: [0] });
          await expectUseful(page, id);
        });
      }
      // A retry works alike after every fault, so one kind is enough.
      if (name !== RETRIED) return;
      await page.unroute(SERVICES);
      for (const { id, path } of asking) {
        await test.step(`${id} comes back`, async () => {
          await goTo(page, path);
          await expect(async () => {
            if (await retry.isVisible()) await retry.click();
            await expect(retry, id).toHaveCount(0, { timeout: 2_000 });
          }).toPass();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 }), id).toBeVisible();
        });
      }
    });
  });
}

test('slow answers: every screen shows its shape while it waits, and then its content', async ({
  page,
  sites,
}) => {
  test.slow();
  await visit(page, `${sites.sqlite}/demo/gdpr`);
  for (const { id, path } of askingOf('demo')) {
    await test.step(id, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(SERVICES, async (route) => {
        await held;
        await route.continue();
      });
      await goTo(page, path);
      const main = page.getByRole('main');
      await expect.poll(async () => (await main.innerText()).trim().length, id).toBeGreaterThan(0);
      release();
      await expect(main.locator('[aria-busy=true]'), id).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 }), id).toBeVisible();
      await expect(page.getByRole('button', { name: RETRY.fr }), id).toHaveCount(0);
      await page.unroute(SERVICES);
      await visit(page, `${sites.sqlite}/demo/gdpr`);
    });
  }
});

test('ten seconds without an answer: the shape of the screen waits, it is said that it lasts, and the content comes', async ({
  page,
  sites,
}) => {
  await page.clock.install();
  await visit(page, `${sites.sqlite}/demo/gdpr`);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/product?**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await goTo(page, '/demo/services');
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeAttached();
  const slow = page.getByText(SLOW);
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(slow).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test('a server whose API is away: every address is an apology with a retry, none is white', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 503/u);
  // All at once: the server asks its API several times before it gives up.
  const asked = askingOf('demo').map(async ({ id, path }) => {
    const answer = await page.request.get(`${sites.withoutApi}${path}`);
    expect(answer.status(), id).toBe(503);
    expect(await answer.text(), id).toMatch(/<h1[^>]*>[^<]+/u);
  });
  await Promise.all(asked);
  await page.goto(`${sites.withoutApi}/demo/roomdirectory`);
  await untilUsable(page);
  await expect(page.getByRole('button', { name: RETRY.fr })).toBeVisible();
});

test('no hotel, whatever its service answers: a static host’s page says so, and a retry brings it', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  expectComplaint(ODD_ANSWER);
  for (const [name, { answer }] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.route('**/api/hoster?**', answer);
      await page.goto(`${sites.staticHost}/demo/roomdirectory`);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title, name).toHaveText('Cette page ne répond pas');
      await page.unroute('**/api/hoster?**');
      // The page also retries by itself and may be faster than the guest.
      const retry = page.getByRole('button', { name: RETRY.fr });
      const there = page.getByRole('heading', { level: 1, name: 'Livret d’accueil' });
      await expect(retry.or(there), name).toBeVisible();
      if (await retry.isVisible()) await retry.click().catch(() => undefined);
      await expect(there, name).toBeVisible();
    });
  }
});

const LONG = 'x'.repeat(2_000);
const strange = [
  '/demo/services/inconnu',
  '/demo/services/%3Cscript%3E',
  '/demo/services/a%2Fb',
  '/demo/services/%E0%A4%A',
  `/demo/services/${LONG}`,
  '/demo/page/..%2F..%2Fetc',
  "/demo/page/'%20OR%201=1--",
  `/demo/page/${LONG}`,
  '/demo/%00',
  '/demo/rien/ici/du/tout',
  `/demo/${LONG}`,
  '/demo%2Fservices',
  '/nulle-part/services',
  `/${LONG}`,
];

test('strange addresses end on not-found: 404, its words, and a way home', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 40[04]/u);
  for (const address of strange) {
    await test.step(address.slice(0, 60), async () => {
      const answer = await page.goto(`${sites.sqlite}${address}`);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: /écran d.accueil|Voir tous les services/u }),
        address,
      ).toBeVisible();
    });
  }
});
