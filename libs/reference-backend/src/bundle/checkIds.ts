import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';
import { visitTexts } from './visit';

/** An id names one thing of the hotel, whatever its kind: orders and links refer by it alone. */
export function checkIds(bundle: HotelBundle): BundleError[] {
  const seen = new Map<string, string>();
  const errors: BundleError[] = [];
  visitTexts(bundle, (text, path, field) => {
    if (field === 'hoster' && text !== bundle.hoster._id) {
      errors.push({ path, reason: 'is not the id of this hotel (hoster._id)' });
    }
    if (field !== '_id') return;
    const first = seen.get(text);
    if (first === undefined) seen.set(text, path);
    else errors.push({ path, reason: `is used twice, also by ${first}` });
  });
  return errors;
}
