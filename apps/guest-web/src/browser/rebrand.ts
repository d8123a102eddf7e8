import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../model/brandInput';

const sameBrand = (a: Hoster, b: Hoster) =>
  JSON.stringify(brandInputOf(a)) === JSON.stringify(brandInputOf(b));

/**
 * A page that this device kept shows the brand of its day. Once the hotel is as it is now and has another one, it is
 * solved here: the same tokens, after those of the document, so that nothing of the page is made anew.
 */
export function rebrand(before: Hoster, now: Hoster): void {
  if (sameBrand(before, now)) return;
  const brand = brandFrom(brandInputOf(now));
  const style = document.createElement('style');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = brandCss(brand);
  document.head.append(style);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.colors.page);
}
