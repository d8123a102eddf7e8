import { expect, it } from 'vitest';
import type { Reservation } from '@guest/api-contract';
import { noKeptValues } from './answers';
import { isFilledFrom } from './isFilledFrom';

const reservation = {
  guest: { firstname: 'Éloïse', lastname: 'Le Goff' },
  arrivalDate: '2026-11-24',
  departureDate: '2026-11-27',
} as Reservation;

const answers = (firstname: string, lastname: string, arrivalDate: string, departureDate: string) => ({
  client: { ...noKeptValues('person'), firstname, lastname },
  stay: { ...noKeptValues('stay'), arrivalDate, departureDate },
});
const theirs = answers('Eloise', 'LE GOFF', '2026-11-24', '2026-11-27');

it('is so where name and days are the reservation’s, however they are spelt', () => {
  expect(isFilledFrom(reservation, 'clientInfo', theirs)).toBe(true);
  expect(isFilledFrom(reservation, 'stayInfo', theirs)).toBe(true);
});

it('is not so where the guest kept another name, or a sister’s', () => {
  expect(isFilledFrom(reservation, 'clientInfo', answers('Éloïse', 'Durand', '', ''))).toBe(false);
  expect(isFilledFrom(reservation, 'clientInfo', answers('Anna', 'Le Goff', '', ''))).toBe(false);
});

it('is not so of other days, of days that nobody knows, or of other screens', () => {
  expect(isFilledFrom(reservation, 'stayInfo', answers('', '', '2026-11-24', '2026-11-28'))).toBe(false);
  const dayless = { ...reservation, arrivalDate: undefined, departureDate: '' } as Reservation;
  expect(isFilledFrom(dayless, 'stayInfo', answers('', '', '', ''))).toBe(false);
  expect(
    isFilledFrom({ ...reservation, guest: undefined } as Reservation, 'clientInfo', answers('', '', '', '')),
  ).toBe(false);
  expect(isFilledFrom(reservation, 'messageInfo', theirs)).toBe(false);
});
