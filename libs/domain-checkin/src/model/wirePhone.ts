import type { Address } from '@guest/design-system';
import { readable } from './problems';
import type { FormField } from './steps';

/** Reads a number as its country dials it; `e164` where it is a whole one. The tables that know are loaded when they are needed. */
export type ReadPhone = (text: string, country?: string) => { e164?: string } | undefined;

/**
 * Whose numbers need no country's code: of where the guest lives, else of the country that the hotel begins with. A nationality
 * is no reason: many live, and telephone, elsewhere; nor is a country that stands in the address before anybody has answered.
 */
export function phoneCountry(
  fields: readonly FormField[],
  { country, line, city }: Pick<Address, 'country' | 'line' | 'city'>,
): string | undefined {
  const chosen = (name: string) => fields.find((field) => field.name === name)?.selectedCountry;
  const isAnswer = line.trim() !== '' || city.trim() !== '' || country !== chosen('address');
  const lives = isAnswer && fields.some(({ name }) => name === 'address') ? readable(country) : '';
  return lives || chosen('phone') || chosen('address') || chosen('nationalityCode');
}

const E164 = /^\+\d+$/u;

/** Does it take the tables to write this number as the world does? */
export const isUnreadPhone = (typed: string): boolean => typed.trim() !== '' && !E164.test(typed.trim());

/** A telephone number as it is sent: the one that the guest has read in their answers, an international one without its spaces. */
export function wirePhone(shown: string): string {
  const text = shown.trim();
  return /^\+[\d\s.-]+$/u.test(text) ? text.replaceAll(/[\s.-]/gu, '') : text;
}
