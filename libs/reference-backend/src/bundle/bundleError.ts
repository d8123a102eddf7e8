/** One thing to correct in a bundle. */
export interface BundleError {
  /** Where: `catalogue.categories[2].subcategories[0].services[1].price.amountCents`. */
  path: string;
  /** What is wrong there, in words. */
  reason: string;
}

type Key = string | number;

/** Keys and positions as a person writes them: `pages[0].slug`. */
export function pathOf(keys: readonly Key[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}
