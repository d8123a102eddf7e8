import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CheckinRequest } from './checkin';
import { MAX_COMPANION_COUNT, MAX_SIGNATURE_LENGTH } from '../base/limits';

const minimal = { hosterId: 'hotel', customer: 'camille', personCount: 1 };
const companions = (count: number) => Array.from({ length: count }, () => ({ guest: { firstname: 'Lou' } }));

describe('CheckinRequest', () => {
  it('needs little of a hotel that asks for little', () => {
    expect(v.parse(CheckinRequest, minimal)).toEqual({
      ...minimal,
      firstConsent: false,
      secondConsent: false,
      occupants: [],
      extras: [],
      licensePlate: '',
      consents: [],
      message: '',
      documents: [],
    });
  });

  it('takes everything a hotel may ask for', () => {
    const full = {
      ...minimal,
      arrivalDate: '2026-11-24',
      departureDate: '2026-11-27',
      personCount: 2,
      accommodationPurpose: 'business_trip',
      isFirstVisit: true,
      firstConsent: true,
      secondConsent: true,
      signature: 'data:image/png;base64,iVBORw0KGgo=',
      estimatedArrivalTime: { hour: 15, minute: 30 },
      occupants: [
        {
          signature: 'Anna Kowalska',
          guest: {
            title: 'misses',
            sex: 'female',
            firstname: 'Anna',
            lastname: 'Kowalska',
            nationalityCode: 'PL',
            email: 'anna@example.org',
            phone: '+48 600 000 000',
            address: { addressLine: 'ul. Długa 1', city: 'Gdańsk', postalCode: '80-827', country: 'PL' },
            birthDate: '1990-02-28',
            birthPlace: { city: 'Gdańsk', country: 'PL' },
            idDocument: { type: 'passport', number: 'AB123' },
            arrivalDateTime: '2026-11-24T15:30:00+01:00',
          },
        },
      ],
      extras: [{ _id: 'crib', quantity: 1 }],
      licensePlate: 'AB-123-CD',
      consents: [{ name: 'firstConsent', isGiven: true, textVersion: '2026-01', at: '2026-11-20T10:00:00Z' }],
      encryptedReservationId: 'a+b/c==',
      message: 'Nous arrivons tard.',
      documents: [{ id: 'paper-1', occupantIndex: 1 }],
    };
    expect(v.parse(CheckinRequest, full)).toEqual(full);
  });

  it('refuses a departure before the arrival', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (arrivalDate, departureDate) => {
        const isRight = departureDate > arrivalDate;
        expect(v.is(CheckinRequest, { ...minimal, arrivalDate, departureDate })).toBe(isRight);
      }),
    );
  });

  it('counts the guest among the occupants', () => {
    expect(v.is(CheckinRequest, { ...minimal, personCount: 2, occupants: companions(1) })).toBe(true);
    expect(v.is(CheckinRequest, { ...minimal, personCount: 0 })).toBe(false);
    const most = { personCount: MAX_COMPANION_COUNT + 1, occupants: companions(MAX_COMPANION_COUNT) };
    expect(v.is(CheckinRequest, { ...minimal, ...most })).toBe(true);
    expect(v.is(CheckinRequest, { ...minimal, personCount: MAX_COMPANION_COUNT + 2 })).toBe(false);
  });

  it.each([
    ['an SVG signature', { signature: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['a huge signature', { signature: `data:image/png;base64,${'A'.repeat(MAX_SIGNATURE_LENGTH)}` }],
    ['a blank signature', { signature: ' ' }],
    ['hour 24', { estimatedArrivalTime: { hour: 24, minute: 0 } }],
    ['an unknown purpose', { accommodationPurpose: 'espionage' }],
    [
      'a consent without its wording',
      { consents: [{ name: 'firstConsent', isGiven: true, at: '2026-11-20T10:00:00Z' }] },
    ],
    ['an impossible birthday', { personCount: 2, occupants: [{ guest: { birthDate: '2001-02-29' } }] }],
    ['10,000 characters', { message: 'x'.repeat(10_000) }],
    ['a paper that is not an id', { documents: [{ id: '../etc', occupantIndex: 0 }] }],
  ])('refuses %s', (_what, change) => {
    expect(v.is(CheckinRequest, { ...minimal, ...change })).toBe(false);
  });
});
