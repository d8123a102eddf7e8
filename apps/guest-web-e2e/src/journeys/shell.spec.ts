import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { visit } from '../steps/visit';
import type { Language } from '../steps/words';

const texts = {
  fr: {
    menu: /^(?:Menu|Plus)$/u,
    closeMenu: 'Fermer le menu',
    phone: 'Téléphone',
    policy: /^Politique de confidentialité/u,
    legal: 'Mentions légales',
    press: /^Presse/u,
    switchLanguage: 'Passer en anglais',
    share: 'Partager cette page',
    back: 'Retour',
    main: 'Navigation principale',
    thanks: 'Merci, j’ai lu',
    choices: 'Vos choix',
    refuse: 'Tout refuser',
    call: 'Appeler la réception',
  },
  en: {
    menu: /^(?:Menu|More)$/u,
    closeMenu: 'Close the menu',
    phone: 'Phone',
    policy: /^Privacy policy/u,
    legal: 'Legal notice',
    press: /^Press/u,
    switchLanguage: 'Switch to French',
    share: 'Share this page',
    back: 'Back',
    main: 'Main navigation',
    thanks: 'Thank you, got it',
    choices: 'Your choices',
    refuse: 'Refuse all',
    call: 'Call reception',
  },
} as const;

async function speak(context: BrowserContext, origin: string, language: Language): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
}

const menuButton = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 720;

for (const language of ['fr', 'en'] as const) {
  const t = texts[language];

  test.describe(language, () => {
    test.beforeEach(({ context, sites }) => speak(context, sites.sqlite, language));

    test('the menu: opens by the keyboard, holds the page, leads on, gives the focus back', async ({
      page,
      sites,
    }) => {
      await visit(page, `${sites.sqlite}/demo/services`);
      await page.evaluate(() => scrollTo(0, 400));
      const opener = menuButton(page, t.menu);
      // At the top of wide windows the button has left the view: focus brings it back without a press.
      await opener.focus();
      const height = await page.evaluate(() => Math.round(scrollY));
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expectAccessible(page, 'the menu');
      expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed');
      await expect(menu.getByRole('link', { name: t.phone })).toHaveAttribute('href', '/demo/phone');
      await expect(menu.getByRole('link', { name: t.policy })).toHaveAttribute('target', '_blank');
      await expect(menu.getByRole('link', { name: t.press })).toHaveAttribute('target', '_blank');
      await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link', { name: 'Le petit journal' })).toHaveAttribute(
        'href',
        '/demo/journal',
      );

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(height);

      await opener.press('Enter');
      // A press beside the panel does not close it.
      await page.mouse.click(10, 300);
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: t.closeMenu }).click();
      await expect(menu).toBeHidden();
      await opener.press('Enter');
      await menu.getByRole('link', { name: 'Le petit journal' }).click();
      await expect(page).toHaveURL(`${sites.sqlite}/demo/journal`);
      // The address changes before the screen does.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await menuButton(page, t.menu).click();
      await expect(menu).toBeVisible();
      // Back leaves the screen and its menu, and restores the position where the earlier menu was opened.
      await page.goBack();
      await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
      await expect(menu).toBeHidden();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(height);

      await menuButton(page, t.menu).press('Enter');
      await menu.getByRole('link', { name: t.legal }).click();
      await expect(page).toHaveURL(`${sites.sqlite}/demo/ml`);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('the menu switches the language', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo`);
      await menuButton(page, t.menu).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: t.switchLanguage }).click();
      const other = language === 'fr' ? 'en' : 'fr';
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(menu.getByRole('link', { name: texts[other].phone })).toBeVisible();
    });

    test('bars: tabs on listed screens, a way back and sharing elsewhere', async ({ page, sites }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: (data: ShareData) => {
            Object.assign(globalThis, { shared: data });
            return Promise.resolve();
          },
        });
      });
      await visit(page, `${sites.sqlite}/demo`);
      const tabs = page.locator('[data-bottom-bar]');
      const header = page.locator('[data-site-header]');
      if (!isPhone(page)) {
        await expect(tabs).toBeHidden();
        await expect(header).toBeVisible();
        return;
      }
      await expect(header).toBeHidden();
      await expect(tabs.getByRole('link')).toHaveCount(4);
      await tabs.getByRole('link', { name: 'Services' }).click();
      await expect(tabs.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('link', { name: 'Vélo de ville' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vélo de ville' })).toBeFocused();
      await expect(tabs).toHaveCount(0);
      await expect(page).toHaveTitle('Vélo de ville · Hôtel des Lices');

      await page.getByRole('button', { name: t.share }).filter({ visible: true }).click();
      expect(await page.evaluate(() => (globalThis as { shared?: ShareData }).shared)).toEqual({
        title: 'Vélo de ville · Hôtel des Lices',
        text: 'Hôtel des Lices',
        url: `${sites.sqlite}/demo/services/velo`,
      });
      await page.getByRole('link', { name: t.back }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${sites.sqlite}/demo/services`);
    });

    test.describe('a newcomer', () => {
      test.use({ isNewcomer: true });

      test('is welcomed once, asked once, and then left alone', async ({ page, sites }) => {
        await visit(page, `${sites.sqlite}/demo/services`);
        const welcome = page.getByRole('dialog', { name: 'Hôtel des Lices' });
        await expect(welcome.getByRole('heading', { name: 'Bienvenue place des Lices' })).toBeVisible();
        await expectAccessible(page, 'the welcome');
        await welcome.getByRole('button', { name: t.thanks }).click();
        await expect(welcome).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('demo/AlreadyVisited'))).toBe('true');

        const question = page.getByRole('region', { name: t.choices });
        await expect(question).toBeVisible();
        await expectAccessible(page, 'the question about consents');
        // It is not modal: the page behind stays usable.
        await page.getByRole('searchbox').fill('taxi');
        await expect(page.getByRole('link', { name: 'Taxi' })).toBeVisible();
        // Keyboard focus stays visible, down to the hotel's documents (WCAG 2.4.11).
        await question.getByRole('button').last().focus();
        const legal = page.getByRole('contentinfo').getByRole('link', { name: t.legal });
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(legal).toBeFocused();
        const isSeen = () =>
          legal.evaluate((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
        await expect.poll(isSeen).toBe(true);
        await question.getByRole('button', { name: t.refuse }).click();
        await expect(question).toBeHidden();
        await expect(page.getByRole('link', { name: t.call })).toBeVisible();

        await page.reload();
        await expect(page.getByRole('link', { name: t.call })).toBeVisible();
        await expect(welcome).toBeHidden();
        await expect(question).toBeHidden();
      });
    });
  });
}

test('landing-page mode has no header; a preview has a phone’s frame in a wide window', async ({
  page,
  sites,
}) => {
  await visit(page, `${sites.sqlite}/demo/services?landing-page=true`);
  await expect(page.locator('[data-site-header]')).toBeHidden();
  // The footer has the language switch, because this page has no header.
  const languages = page.getByRole('button', { name: texts.fr.switchLanguage }).filter({ visible: true });
  await expect(languages).toHaveCount(1);
  await languages.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: texts.en.switchLanguage }).filter({ visible: true }).click();
  await visit(page, `${sites.sqlite}/demo/services?mode=mobile_preview`);
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expect(page.locator('[data-site-header]')).toBeHidden();
  // Session storage keeps it.
  await visit(page, `${sites.sqlite}/demo/roomdirectory`);
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expectAccessible(page, 'a phone’s frame');
});

test('the frame follows the window, and a phone keeps its own however it is turned', async ({
  page,
  sites,
  isMobile,
}) => {
  await visit(page, `${sites.sqlite}/demo/services`);
  if (isMobile) {
    await page.setViewportSize({ width: 1024, height: 390 });
    await expect(page.locator('[data-bottom-bar]')).toBeVisible();
    await expect(page.locator('[data-site-header]')).toBeHidden();
    return;
  }
  await expect(page.locator('[data-bottom-bar]')).toBeHidden();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expect(page.locator('[data-site-header]')).toBeHidden();
});

/** The fixed elements; the skip link is outside of the window until it has focus. */
const fixedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => /^(?:fixed|sticky)$/u.test(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)
      .filter((one) => one.getAttribute('href') !== '#main')
      .map((one) => one.outerHTML.slice(0, 120)),
  );

test('a screen at 400 % is the page’s alone: bars scroll away with it', async ({ page, sites, isMobile }) => {
  test.skip(!isMobile, 'the window is the same in both');
  await visit(page, `${sites.sqlite}/demo/services`);
  expect(await fixedParts(page)).not.toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/demo/services', '/demo', '/demo/services/velo/order', '/demo/checkin']) {
    await visit(page, `${sites.sqlite}${path}`);
    expect(await fixedParts(page), path).toEqual([]);
  }
});

test('nothing covers the end of the page', async ({ page, sites }) => {
  for (const path of ['/demo', '/demo/services/velo', '/demo/services/velo/order']) {
    await visit(page, `${sites.sqlite}${path}`);
    const legal = page.getByRole('contentinfo').getByRole('link', { name: texts.fr.legal });
    await expect(page.getByRole('link', { name: texts.fr.call })).toBeVisible();
    // At the end of the page nothing covers the middle of the last link. Pictures may still load.
    const isFree = () =>
      legal.evaluate((link) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isFree, path).toBe(true);
  }
});

test.describe('a guest who does not save data', () => {
  test.use({ savesData: false });

  test('has the next screens before asking for them', async ({ page, sites }) => {
    const asked = Promise.all(
      ['roomdirectory', 'product'].map((call) => page.waitForResponse(`**/api/${call}?**`)),
    );
    await visit(page, `${sites.sqlite}/demo`);
    for (const answer of await asked) expect(answer.ok()).toBe(true);
    let isAskedAgain = false;
    await page.route('**/api/product?**', async (route) => {
      isAskedAgain = true;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Services', exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
    expect(isAskedAgain).toBe(false);
  });
});
