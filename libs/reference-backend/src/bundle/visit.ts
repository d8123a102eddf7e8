import { pathOf } from './bundleError';

type Key = string | number;

/** Every text of a bundle, with its path and the name of its field. */
export function visitTexts(
  value: unknown,
  visit: (text: string, path: string, field: string) => void,
  keys: Key[] = [],
): void {
  if (typeof value === 'string') {
    visit(value, pathOf(keys), String(keys.findLast((key) => typeof key === 'string') ?? ''));
  } else if (Array.isArray(value)) {
    value.forEach((entry, index) => visitTexts(entry, visit, [...keys, index]));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) visitTexts(entry, visit, [...keys, key]);
  }
}
