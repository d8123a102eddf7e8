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

it('resets every element in a part that it resets in a page', () => {
  const part = selectorsOf(partCss('.booking')).map((selector) =>
    selector.replace(/^:where\(\.booking\) ?/u, ''),
  );
  const page = selectorsOf(globalCss).filter(
    (selector) => !/^html|^body|^footer|root|data-.*(?:bar|header)|data-(?:float|corner)/u.test(selector),
  );
  expect(page.length).toBeGreaterThan(40);
  expect(page.filter((selector) => !part.includes(selector))).toEqual([]);
});
