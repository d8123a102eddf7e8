import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../model/brandInput';

const MAX_BRANDS = 500;
const solved = new Map<string, PageBrand>();

/** A brand as a document needs it. */
interface PageBrand {
  css: string;
  themeColor: string | undefined;
}

/** The hotel's brand. Solving colours costs milliseconds, so each customization is solved once. */
export function brandOf(hoster: Hoster | undefined): PageBrand {
  if (!hoster) return { css: '', themeColor: undefined };
  const input = brandInputOf(hoster);
  const key = JSON.stringify(input);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const brand = brandFrom(input);
  const page = { css: brandCss(brand), themeColor: brand.colors.page };
  if (solved.size >= MAX_BRANDS) solved.clear();
  solved.set(key, page);
  return page;
}
