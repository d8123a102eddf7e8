import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';
import { isReservedWord } from './reservedWords';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/u;

/** Why a word cannot be part of an address; undefined if it can. */
export function slugProblem(slug: string): string | undefined {
  if (isReservedWord(slug)) return 'is a reserved word of the app or the server';
  if (!SLUG.test(slug)) return 'is made of small letters, digits and hyphens, 60 at most';
  return undefined;
}

/** The hotel's own fields that the API leaves free but a bundle should get right. */
export function checkHoster({ hoster, paymentSettings }: HotelBundle): BundleError[] {
  const errors: BundleError[] = [];
  const report = (path: string, reason: string) => errors.push({ path: `hoster.${path}`, reason });

  const problem = slugProblem(hoster.slug);
  if (problem !== undefined) report('slug', problem);
  const charged = paymentSettings?.currency ?? hoster.currency;
  if (charged !== hoster.currency) {
    const reason = `is not the currency of the prices, "${hoster.currency}"`;
    errors.push({ path: 'paymentSettings.currency', reason });
  }
  for (const [name, value] of Object.entries(hoster.properties)) {
    if (!isKnown(() => JSON.parse(value) as unknown)) {
      report(`properties.${name}`, 'is not a JSON string, such as "true"');
    }
  }
  return errors;
}

function isKnown(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
