import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../model/brandInput';

const MAX_BRANDS = 500;
const solved = new Map<string, PageBrand>();

/** A brand as a document needs it. */
interface PageBrand {
  css: string;
  themeColor: string | undefined;
  /** Style sheets of fonts. */
  fontStylesheets: readonly string[];
}

/** The hotel's brand. Solving colours costs milliseconds, so each customization is solved once. */
export function brandOf(hoster: Hoster | undefined): PageBrand {
  if (!hoster) return { css: '', themeColor: undefined, fontStylesheets: [] };
  const input = brandInputOf(hoster, { hasServer: true });
  const key = JSON.stringify(input);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const brand = brandFrom(input);
  const { colors, fontStylesheets } = brand;
  const page = { css: brandCss(brand), themeColor: colors.page, fontStylesheets };
  if (solved.size >= MAX_BRANDS) solved.clear();
  solved.set(key, page);
  return page;
}
