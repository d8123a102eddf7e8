import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { startServer } from '../setup/startServer';
import { expectUsable } from '../steps/accessible';
import { press, tabTo } from '../steps/keyboard';
import { stayWords } from '../steps/stayWords';
import { beKnown, speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';

const languages: Language[] = ['fr', 'en'];

/** On phones the map is shown by a link above the list; in wide windows it is always there. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

for (const language of languages) {
  const texts = stayWords[language];

  test(`with the keyboard alone: every pin, a place behind one, the list and the day (${language})`, async ({
    page,
    sites,
  }) => {
    await speak(page, sites.sqlite, language);
    await visit(page, `${sites.sqlite}/demo/cityguide`);
    const pins = page.getByRole('group', { name: texts.pins }).getByRole('button', { name: /,/u });
    if (isNarrow(page)) {
      await press(page, page.getByRole('link', { name: texts.map, exact: true }));
      await expect(page).toHaveURL(/view=map/u);
    }
    await expect(pins).toHaveCount(14);
    await tabTo(page, pins.first());
    const names: string[] = [];
    for (const pin of await pins.all()) {
      await expect(pin).toBeFocused();
      await expect(pin).toBeInViewport();
      names.push((await pin.getAttribute('aria-label')) ?? '');
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(names).size).toBe(14);
    await page.keyboard.press('Home');
    await expect(pins.first()).toBeFocused();

    // Places are kept from the card of a pin, and from the place's own screen.
    const chosen = page.getByRole('region', { name: texts.chosen });
    const museum = page
      .getByRole('group', { name: texts.pins })
      .getByRole('button', { name: /^Musée des Beaux/u });
    await tabTo(page, museum);
    await page.keyboard.press('Enter');
    await expect(museum).toHaveAttribute('aria-current', 'true');
    await expect(chosen.getByRole('link', { name: 'Musée des Beaux-Arts' })).toBeVisible();
    await expectUsable(page, 'the guide with its map');
    await page.keyboard.press('Escape');
    const heart = chosen.getByRole('button', { name: texts.keepPlace('Musée des Beaux-Arts') });
    await press(page, heart, 'Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Musée des Beaux-Arts' })).toBeFocused();
    await expect(page.getByRole('button', { name: texts.kept })).toBeVisible();
    await page.goBack();

    await press(page, page.getByRole('link', { name: texts.list(1) }));
    await expect(page.getByRole('list', { name: texts.plan }).getByRole('listitem')).toContainText([
      'Musée des Beaux-Arts',
    ]);
  });
}

test('Back closes the map of a phone', async ({ page, sites, isMobile }) => {
  test.skip(!isMobile, 'Wide windows always show it.');
  const texts = stayWords.fr;
  await visit(page, `${sites.sqlite}/demo/cityguide?categories=museum`);
  await page.getByRole('link', { name: texts.map, exact: true }).tap();
  const pins = page.getByRole('group', { name: texts.pins });
  await expect(pins).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?categories=museum$/u);
  await expect(pins).toBeHidden();
});

const TILES = 'http://tiles.invalid/**';

/** A server that configures pictures of streets, on a host of somebody else. */
const withStreets = test.extend<{ guide: string }>({
  guide: async ({ page }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-tiles-'));
    const server = await startServer({
      DATA_DIR: folder,
      MAP_TILES_URL: 'http://tiles.invalid/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Streets by Nobody',
    });
    await beKnown(page);
    await speak(page, server.address, 'fr');
    await provide(`${server.address}/demo/cityguide?view=map`);
    // What the page still loads would fail.
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

withStreets('streets come once the guest agrees, not before', async ({ page, guide }) => {
  let asked = 0;
  await page.route(TILES, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await visit(page, guide);
  const map = page.getByRole('group', { name: stayWords.fr.pins });
  await expect(map.getByRole('button', { name: /^Portes Mordelaises/u })).toBeVisible();
  await expect(page.getByText(/^Les rues viennent de tiles\.invalid/u)).toBeVisible();
  await expectUsable(page, 'the question about streets');
  expect(asked).toBe(0);
  await page.getByRole('button', { name: 'Afficher les rues' }).click();
  await expect(map.getByText('Streets by Nobody')).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
});

withStreets(
  'pins stand on a plain ground where the streets do not come',
  async ({ page, guide, expectComplaint }) => {
    expectComplaint(/Failed to load resource/u);
    await page.route(TILES, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, guide);
    await page.getByRole('button', { name: 'Afficher les rues' }).click();
    const map = page.getByRole('group', { name: stayWords.fr.pins });
    await expect(map.getByText('Plan sans fond : le service de cartes ne répond pas')).toBeVisible();
    await expect(map.getByRole('button', { name: /^Portes Mordelaises/u })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Portes Mordelaises' })).toBeVisible();
    await expectUsable(page, 'a map without streets');
  },
);

test('nothing moves for a guest who wants less motion', async ({ page, sites }) => {
  const texts = stayWords.fr;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${sites.sqlite}/demo/cityguide?view=map`);
  const map = page.getByRole('group', { name: texts.pins });
  const pin = map.getByRole('button', { name: /^Portes Mordelaises/u });
  await expect(pin).toBeVisible();
  // Its middle: a pin may become a dot, or a dot a pin, once the map has moved.
  const place = () =>
    pin.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
  const running = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 20)
          .length,
    );
  const before = await place();
  await page.getByRole('button', { name: 'Zoom avant', exact: true }).click();
  // The first new place is the last one: nothing is on its way there.
  await expect.poll(place).not.toBe(before);
  const moved = await place();
  expect(await running()).toBe(0);
  await page
    .getByRole('button', { name: texts.keepPlace('Portes Mordelaises') })
    .first()
    .click();
  expect(await running()).toBe(0);
  expect(await place()).toBe(moved);
});
