import { isPlainText } from '@guest/api-contract';
import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';
import { visitTexts } from './visit';

/** Finds characters that a database refuses or guests would see as garbage. */
export function checkTexts(bundle: HotelBundle): BundleError[] {
  const errors: BundleError[] = [];
  const check = (text: string, path: string) => {
    if (!isPlainText(text)) errors.push({ path, reason: 'holds a control character or half a character' });
  };
  visitTexts(bundle, check);
  for (const name of Object.keys(bundle.hoster.properties)) check(name, 'hoster.properties');
  return errors;
}
