import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for transitions and finite animations: text that fades in has the contrast of its fading. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );
}

/**
 * Expects no finding of axe, of any severity. `screen` names it in the report; the test continues. Legacy mode is
 * faster, but reads no frame of another origin.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames);
  // A frame that comes only now has no origin yet, and the browser complains about axe's message to it.
  const { violations } = await axe.options({ iframes: hasFrames }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found, screen).toEqual([]);
}

const CONTROLS =
  /^\s*- (?:textbox|searchbox|combobox|listbox|checkbox|radio|spinbutton|button|link|switch|slider|img)(?! "| \/)/u;

/** Expects what a screen reader needs: one first heading, and a name for every control. */
async function expectNamed(page: Page, screen: string): Promise<void> {
  const said = (await page.locator('main').ariaSnapshot()).split('\n');
  expect
    .soft(
      said.filter((line) => CONTROLS.test(line)),
      `${screen}: without a name`,
    )
    .toEqual([]);
  expect
    .soft(
      said.filter((line) => line.includes('[level=1]')),
      `${screen}: the one heading`,
    )
    .toHaveLength(1);
}

/** Expects no finding of axe and a name for every control. */
export async function expectUsable(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNamed(page, screen);
}
