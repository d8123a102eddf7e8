import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';

const MAX_BRANDS = 500;
const solved = new Map<string, string>();

/** The hotel's brand as CSS. Solving colours costs milliseconds, so each customization is solved once. */
export function brandCssOf(hoster: Hoster | undefined): string {
  if (!hoster) return '';
  const key = JSON.stringify(hoster.customization);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const css = brandCss(brandFrom(hoster.customization));
  if (solved.size >= MAX_BRANDS) solved.clear();
  solved.set(key, css);
  return css;
}
