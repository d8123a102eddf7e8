import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../../model/brandInput';
import { nonceOfPage } from './nonceOfPage';

const sameBrand = (a: Hoster, b: Hoster) =>
  JSON.stringify(brandInputOf(a)) === JSON.stringify(brandInputOf(b));

/**
 * Shows the hotel's new brand on a page that was stored with the former one: adds a style sheet with the same tokens
 * after the document's, so that nothing is rendered again.
 */
export function rebrand(before: Hoster, now: Hoster): void {
  if (sameBrand(before, now)) return;
  const brand = brandFrom(brandInputOf(now));
  const style = document.createElement('style');
  const nonce = nonceOfPage();
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = brandCss(brand);
  document.head.append(style);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.colors.page);
}
