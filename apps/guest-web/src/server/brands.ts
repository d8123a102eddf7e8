import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../model/brandInput';

const MAX_BRANDS = 500;
const solved = new Map<string, string>();

/** The hotel's brand as CSS. Solving colours costs milliseconds, so each customization is solved once. */
export function brandCssOf(hoster: Hoster | undefined): string {
  if (!hoster) return '';
  const input = brandInputOf(hoster);
  const key = JSON.stringify(input);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const css = brandCss(brandFrom(input));
  if (solved.size >= MAX_BRANDS) solved.clear();
  solved.set(key, css);
  return css;
}
