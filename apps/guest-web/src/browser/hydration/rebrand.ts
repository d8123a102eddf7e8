import type { Hoster } from '@guest/api-contract';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { brandInputOf } from '../../model/brandInput';
import { addFontStylesheets } from './addFontStylesheets';
import { nonceOfPage } from './nonceOfPage';

/**
 * Shows the hotel's new brand on a page that was stored with the former one: adds a style sheet with the same tokens
 * after the document's, so that nothing is rendered again.
 */
export function rebrand(before: Hoster, now: Hoster): void {
  const nonce = nonceOfPage();
  // Only our server writes a nonce.
  const [former, input] = [before, now].map((hoster) =>
    brandInputOf(hoster, { hasServer: nonce !== undefined }),
  );
  if (JSON.stringify(former) === JSON.stringify(input)) return;
  const brand = brandFrom(input);
  const style = document.createElement('style');
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = brandCss(brand);
  document.head.append(style);
  addFontStylesheets(brand.fontStylesheets);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.colors.page);
}
