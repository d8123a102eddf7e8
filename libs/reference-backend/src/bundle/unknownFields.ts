import { isRecord } from '@guest/api-contract';
import { pathOf, type BundleError } from './bundleError';

type Key = string | number;

/**
 * Fields that validation left out because no schema knows them. The API lets unknown fields pass; in a bundle
 * they are misspellings ("naem"), which would otherwise vanish without a word.
 */
export function findUnknownFields(raw: unknown, parsed: unknown, keys: Key[] = []): BundleError[] {
  if (Array.isArray(raw) && Array.isArray(parsed))
    return raw.flatMap((entry, index) => findUnknownFields(entry, parsed[index], [...keys, index]));
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const path = [...keys, key];
    if (!Object.hasOwn(parsed, key)) return [{ path: pathOf(path), reason: 'is not a field of the format' }];
    return findUnknownFields(value, parsed[key], path);
  });
}
