import { pathOf, type BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';

type Key = string | number;

/** An id names one thing of the hotel, whatever its kind: orders and links refer by it alone. */
export function checkIds(bundle: HotelBundle): BundleError[] {
  const seen = new Map<string, string>();
  const errors: BundleError[] = [];
  visitIds(bundle, [], (id, keys) => {
    const path = pathOf(keys);
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    else errors.push({ path, reason: `is used twice, also by ${first}` });
  });
  return errors;
}

function visitIds(value: unknown, keys: Key[], visit: (id: string, keys: Key[]) => void): void {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => visitIds(entry, [...keys, index], visit));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === '_id' && typeof entry === 'string') visit(entry, [...keys, key]);
      else visitIds(entry, [...keys, key], visit);
    }
  }
}
