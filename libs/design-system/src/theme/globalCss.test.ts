import { expect, it } from 'vitest';
import { globalCss, partCss } from './globalCss';

/** The selectors of all rules, also of those in media queries. */
const selectorsOf = (css: string) =>
  [...css.replaceAll(/@media[^{]*\{/gu, '').matchAll(/([^{}]+)\{[^{}]*\}/gu)].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/u).map((selector) => selector.trim()),
  );

it('changes nothing outside of a part', () => {
  const outside = selectorsOf(partCss('.booking')).filter(
    (selector) => !selector.startsWith(':where(.booking)'),
  );
  // Tokens have names of their own.
  expect([...new Set(outside)].toSorted()).toEqual(['.ds-icon', ':root', ':where(:root)']);
});

it('resets the same elements in a part as in a page', () => {
  const part = selectorsOf(partCss('.booking')).map((selector) =>
    selector.replace(/^:where\(\.booking\) ?/u, ''),
  );
  const page = new Set(selectorsOf(globalCss));
  expect(part.filter((selector) => selector !== '' && !page.has(selector))).toEqual([]);
});
