import type { BrowserContext, Page } from '@playwright/test';
import type { Sites } from '../setup/sites';
import { speak, untilUsable } from '../steps/visit';
import type { Shot } from './matrix';
import { goTo } from './situations';

/** The font sizes in CSS pixels when the guest has set text to 200 %. */
const LARGE_TEXT_PX = { standard: 32, fixed: 26 };

async function enlargeText(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT_PX });
}

/** Waits until fonts, pictures and the parts of an idle page are loaded. */
async function untilSettled(page: Page, isWaiting = false): Promise<void> {
  await page.waitForFunction(
    (mayBeBusy) =>
      [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
      document.fonts.status === 'loaded' &&
      (mayBeBusy || document.querySelector('[aria-busy=true]') === null) &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    isWaiting,
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Opens the screen of a shot and runs its actions. */
export async function look(page: Page, shot: Shot, sites: Sites): Promise<void> {
  const { screen, hotel, language, text } = shot;
  const { from, site = 'sqlite', isWithoutApp, isWaiting } = screen;
  const origin = sites[site];
  const address = screen.at(hotel) ?? '';
  await speak(page, origin, language);
  if (text === 'large') await enlargeText(page, page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await screen.before?.(page);
  await page.goto(`${origin}${from === undefined ? address : `/${hotel.slug}${from}`}`);
  if (!isWithoutApp) await untilUsable(page);
  if (from !== undefined) await goTo(page, address);
  await screen.arrive?.(page);
  await untilSettled(page, isWaiting);
}

/** Takes the whole screen as one picture, with fixed bars at the edges of the picture. */
export async function picture(page: Page, path: string): Promise<void> {
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  const size = page.viewportSize();
  if (!hasDialog && size) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) });
    // Lazy pictures load when they are near the window; a picture in a closed disclosure never loads.
    const areThere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
    await page.waitForFunction(areThere, undefined, { timeout: 2_000 }).catch(() => undefined);
  }
  await page.screenshot({ path, animations: 'disabled' });
}
