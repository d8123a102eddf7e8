import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { IPHONE, offerFromBrowser } from '../screens/weather';
import { expectAccessible } from '../steps/accessible';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';

const texts = {
  fr: {
    offer: 'Ajouter à l’écran d’accueil',
    refuse: 'Ne plus proposer',
    menu: 'Plus',
    share: /Partager de Safari/u,
  },
  en: {
    offer: 'Add to the home screen',
    refuse: 'Do not offer again',
    menu: 'More',
    share: /Safari’s Share button/u,
  },
} as const;

const said = (page: Page, name: string) =>
  page.evaluate((key) => (globalThis as Record<string, unknown>)[key], name);

for (const language of ['fr', 'en'] as Language[]) {
  const t = texts[language];

  test(`${language}: the hotel comes onto the home screen when asked, and is never offered again after a no`, async ({
    page,
    sites,
  }) => {
    await speak(page, sites.sqlite, language);
    await offerFromBrowser(page, 'dismissed');
    await visit(page, `${sites.sqlite}/demo`);
    const offer = page.getByRole('region', { name: t.offer });
    await expect(offer).toBeVisible();
    expect(await said(page, 'wasHeldBack')).toBe(true);
    await expectAccessible(page, 'home with the offer');
    await offer.getByRole('button', { name: t.offer }).click();
    expect(await said(page, 'wasPrompted')).toBe(true);
    await expect(offer).toBeHidden();

    await visit(page, `${sites.sqlite}/demo`);
    await page.getByRole('button', { name: t.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(menu.getByRole('button', { name: t.offer })).toHaveCount(0);
    await expect(offer).toHaveCount(0);
  });
}

test('the menu has it on every screen; a cross closes the offer for good', async ({ page, sites }) => {
  await offerFromBrowser(page, 'accepted');
  await visit(page, `${sites.sqlite}/demo/services`);
  await page.getByRole('button', { name: texts.fr.menu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: texts.fr.offer })).toBeVisible();
  await expectAccessible(page, 'the menu with the offer');
  await visit(page, `${sites.sqlite}/demo`);
  const offer = page.getByRole('region', { name: texts.fr.offer });
  await offer.getByRole('button', { name: texts.fr.refuse }).click();
  await expect(offer).toHaveCount(0);
  await visit(page, `${sites.sqlite}/demo`);
  await expect(page.getByRole('link', { name: 'Appeler la réception' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test.describe('Safari on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('is told how its guest does it by hand', async ({ page, sites }) => {
    await visit(page, `${sites.sqlite}/demo`);
    await expect(page.getByRole('region', { name: texts.fr.offer })).toContainText(texts.fr.share);
    await page.getByRole('button', { name: texts.fr.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: texts.fr.offer }).click();
    await expect(menu.getByRole('status').filter({ hasText: texts.fr.share })).toBeVisible();
  });
});
