import type { Person } from './answers';
import { readable } from './problems';
import type { FormField } from './steps';

/** Reads a number as its country dials it; `e164` where it is a whole one. The tables that know are loaded by who sends. */
export type ReadPhone = (text: string, country?: string) => { e164?: string } | undefined;

/** Whose numbers need no country's code: of the guest's nationality, else of the country that the hotel begins with. */
export function phoneCountry(
  fields: readonly FormField[],
  { nationalityCode }: Pick<Person, 'nationalityCode'>,
): string | undefined {
  return readable(nationalityCode) || fields.find(({ name }) => name === 'phone')?.selectedCountry;
}

const E164 = /^\+\d+$/u;

/** Does it take the tables to send this number as the world writes it? */
export const isUnreadPhone = (typed: string): boolean => typed.trim() !== '' && !E164.test(typed.trim());

/**
 * A telephone number as it is sent: E.164 where it can be read, an international one without its spaces also where the tables
 * could not be had; anything else as it is typed.
 */
export function wirePhone(typed: string, readPhone?: ReadPhone, country?: string): string {
  const text = typed.trim();
  const read = isUnreadPhone(text) ? readPhone?.(text, country)?.e164 : undefined;
  if (read !== undefined) return read;
  return /^\+[\d\s.-]+$/u.test(text) ? text.replaceAll(/[\s.-]/gu, '') : text;
}
