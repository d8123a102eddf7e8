import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

export type PhoneProblem = 'check' | 'tooShort' | 'tooLong';
export type ReadPhone = { e164: string; problem?: undefined } | { e164?: undefined; problem: PhoneProblem };

const countryOf = (code: string | undefined): CountryCode | undefined =>
  code !== undefined && isSupportedCountry(code) ? code : undefined;

/** Reads a number as dialled in its country, or with a country code; undefined where nothing was typed. */
export function readPhone(text: string, country?: string): ReadPhone | undefined {
  // "00" is another way to write "+".
  const written = text.trim().replace(/^00(?=[1-9])/u, '+');
  if (written === '') return undefined;
  const home = countryOf(country);
  const number = parsePhoneNumberFromString(written, home);
  if (number?.isValid()) return { e164: number.number };
  const length = validatePhoneNumberLength(written, home);
  if (length === 'TOO_SHORT') return { problem: 'tooShort' };
  return { problem: length === 'TOO_LONG' ? 'tooLong' : 'check' };
}

/** "+33 6 39 98 12 34"; an incomplete number stays as it is. */
export function writePhone(value: string): string {
  const number = value.startsWith('+') ? parsePhoneNumberFromString(value) : undefined;
  return number?.isValid() ? number.formatInternational() : value;
}
