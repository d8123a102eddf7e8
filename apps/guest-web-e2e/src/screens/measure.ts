import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brokenWords, clippedText, foreignText } from './measures/text';
import { coveredAtTheEnd, overlappingControls, smallTargets } from './measures/controls';
import { brokenPictures, headings, missingBrand, sidewaysScroll } from './measures/frame';

/** A finding: the measure, and the place. */
export interface Finding {
  measure: string;
  what: string;
}

const SETTLED_MS = 2_000;

/**
 * Controls that lie over each other and stay so. On a busy machine Chromium may apply a `:has()` rule late: the
 * measure is repeated for two seconds until nothing is found.
 */
async function lastingOverlaps(page: Page): Promise<string[]> {
  const until = Date.now() + SETTLED_MS;
  let found = await page.evaluate(overlappingControls);
  while (found.length > 0 && Date.now() < until) {
    await page.waitForTimeout(100);
    found = await page.evaluate(overlappingControls);
  }
  return found;
}

/** Runs all automatic measures of a screen's layout. */
export async function measure(page: Page, brand?: Parameters<typeof missingBrand>[0]): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (name: string, lines: string[]) =>
    void found.push(...lines.map((what) => ({ measure: name, what })));

  add('sideways scroll', await page.evaluate(sidewaysScroll));
  add('clipped text', await page.evaluate(clippedText));
  add('broken word', await page.evaluate(brokenWords));
  add('text of the machine', await page.evaluate(foreignText));
  add('overlapping controls', await lastingOverlaps(page));
  add('small target', await page.evaluate(smallTargets));
  add('heading', await page.evaluate(headings));
  add('broken picture', await page.evaluate(brokenPictures));
  if (brand) add('brand', await page.evaluate(missingBrand, brand));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  add(
    'axe',
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  );
  add('covered at the end', await page.evaluate(coveredAtTheEnd));
  return found;
}
