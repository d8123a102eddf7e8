import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brokenWords, clippedText, foreignText } from './measures/text';
import { coveredAtTheEnd, overlappingControls, smallTargets } from './measures/controls';
import { brokenPictures, headings, missingBrand, sidewaysScroll } from './measures/frame';

/** Something that a guest would stumble over: which measure, and where. */
export interface Finding {
  measure: string;
  what: string;
}

/** Everything that a machine can tell about the looks of a screen. */
export async function measure(page: Page, brandColor?: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (name: string, lines: string[]) =>
    void found.push(...lines.map((what) => ({ measure: name, what })));

  add('sideways scroll', await page.evaluate(sidewaysScroll));
  add('clipped text', await page.evaluate(clippedText));
  add('broken word', await page.evaluate(brokenWords));
  add('text of the machine', await page.evaluate(foreignText));
  add('overlapping controls', await page.evaluate(overlappingControls));
  add('small target', await page.evaluate(smallTargets));
  add('heading', await page.evaluate(headings));
  add('broken picture', await page.evaluate(brokenPictures));
  if (brandColor !== undefined) add('brand', await page.evaluate(missingBrand, brandColor));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  add(
    'axe',
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  );
  add('covered at the end', await page.evaluate(coveredAtTheEnd));
  return found;
}
