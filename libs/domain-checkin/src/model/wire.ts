import { isBlank, isDay, momentAt } from '@guest/api-contract';
import { countryCodes, type Address, type SignatureValue } from '@guest/design-system';
import type { AskedField } from './rules';

/** Writes a value as the hotel's server takes it; undefined where it is left out. */
export type Write<T> = (value: T, asked: Partial<AskedField>, at: { timeZone: string }) => unknown;

/** A line or a long text. '' where it was left out: optional texts of a guest are '' rather than absent. */
export const text: Write<string> = (value) => value.trim();

/** A name without any visible character is no name. */
export const name: Write<string> = (value) => (isBlank(value) ? '' : value.trim());

export const orAbsent: Write<string> = (value) => value || undefined;

export const yesNo: Write<string> = (value) => (value === '' ? undefined : value === 'yes');

/** An international number without its spaces; any other one as the guest has read it in their answers. */
export const phone: Write<string> = (value) => {
  const text = value.trim();
  return /^\+[\d\s.-]+$/u.test(text) ? text.replaceAll(/[\s.-]/gu, '') : text;
};

/** The hotel's preset country alone is no address. */
export const address: Write<Address> = (value) => {
  const [addressLine, city, postalCode] = [value.line.trim(), value.city.trim(), value.postalCode.trim()];
  return addressLine + city + postalCode === ''
    ? undefined
    : { addressLine, city, postalCode, country: value.country };
};

/** '' where the configured code names no country. */
export const knownCountry = (code = ''): string => (countryCodes.includes(code) ? code : '');

/** The hotel's preset country alone is no place of birth. */
export function isNoBirthPlace(
  { city, country }: { city: string; country: string },
  asked: Pick<AskedField, 'selectedCountry'> | undefined,
): boolean {
  return city.trim() === '' && (country === '' || country === knownCountry(asked?.selectedCountry));
}

export const birthPlace: Write<{ city: string; country: string }> = (value, asked) =>
  isNoBirthPlace(value, asked) ? undefined : { city: value.city.trim(), country: value.country };

export const identity: Write<{ type: string; number: string }> = ({ type, number }) =>
  type === '' ? undefined : { type, number: number.trim() };

export const moment: Write<{ day: string; time: string }> = ({ day, time }, _asked, { timeZone }) =>
  isDay(day) && time !== '' ? momentAt(day, time, timeZone)?.toISOString() : undefined;

export const time: Write<string> = (value) => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/u.exec(value) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined;
};

/** The picture of a drawn signature, the name of a typed one. */
export const signature: Write<SignatureValue | undefined> = (value) =>
  value?.mode === 'drawn' ? value.image : value?.name.trim();
