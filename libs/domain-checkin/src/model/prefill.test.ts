import { describe, expect, it } from 'vitest';
import type { Reservation } from '@guest/api-contract';
import { noKeptValues } from './answers';
import { noAnswers, type Answers } from './draft';
import { fillFromGuest, fillFromReservation, isOfAnother } from './prefill';

const emptyPerson = noKeptValues('person');
const reserved = (lastname: string, days: Partial<Reservation> = {}) =>
  ({
    _id: 'room-1',
    guest: { firstname: 'Camille', lastname, email: 'booker@example.com', phone: '' },
    arrivalDate: '2026-11-24',
    departureDate: '2026-11-27',
    ...days,
  }) as Reservation;
const under = (lastname: string): Answers => ({
  ...noAnswers,
  id: 'a',
  client: { ...emptyPerson, lastname },
});
const fill = (answers: Answers, reservation: Reservation) =>
  fillFromReservation(answers, reservation, [], () => 'new');
const guest = { firstname: 'Anne', lastname: 'Durand', email: 'anne@example.com', phone: '', roomNumber: '' };

describe('a reservation under the form’s own name', () => {
  it.each([
    ['Müller', 'MULLER'],
    ['Le Goff', 'le-goff '],
    ['Éloïse', 'eloise'],
    ['', 'Durand'],
    ['Durand', ''],
  ])('%j is %j', (own, booked) => expect(isOfAnother(under(own), reserved(booked))).toBe(false));

  it('is told from another', () => {
    expect(isOfAnother(under('Durand'), reserved('Le Goff'))).toBe(true);
    expect(isOfAnother(fill(noAnswers, reserved('Le Goff')), reserved('Durand', { _id: 'room-2' }))).toBe(
      true,
    );
    // Letters of other scripts are no accents.
    expect(isOfAnother(under('مارتن'), reserved('Мартин'))).toBe(true);
  });

  it('that has moved moves the stay, and nothing that was typed', () => {
    const filled = fill(under('Le Goff'), reserved('Le Goff'));
    const moved = reserved('LE GOFF', { arrivalDate: '2026-12-01', departureDate: '2026-12-03' });
    expect(isOfAnother(filled, moved)).toBe(false);
    expect(fill(filled, moved).stay).toMatchObject({
      arrivalDate: '2026-12-01',
      departureDate: '2026-12-03',
    });
    const longer = { ...filled, stay: { ...filled.stay, departureDate: '2026-12-05' } };
    expect(fill(longer, moved).stay).toMatchObject({
      arrivalDate: '2026-12-01',
      departureDate: '2026-12-05',
    });
  });
});

it('gives a kept name nothing of the booker’s, and asks no second time', () => {
  const kept = fill(under('Durand'), reserved('Le Goff'));
  expect(kept.client).toEqual({ ...emptyPerson, lastname: 'Durand' });
  expect(kept.stay.arrivalDate).toBe('2026-11-24');
  expect(isOfAnother(kept, reserved('Le Goff'))).toBe(false);
});

it('adds what the visit knows for the same name alone', () => {
  const booked = fill(noAnswers, reserved('Le Goff'));
  expect(fillFromGuest(booked, guest).client).toMatchObject({
    firstname: 'Camille',
    email: 'booker@example.com',
  });
  expect(fillFromGuest(under('DURAND'), guest).client.email).toBe('anne@example.com');
});
