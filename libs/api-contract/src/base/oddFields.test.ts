import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '../routes';
import type { Route } from './route';
import { readLeniently } from './readLeniently';

function read(name: RouteName, answer: unknown): unknown {
  const reading = readLeniently(routes[name].answer as Route['answer'], answer);
  return reading.isRead ? reading.output : 'unread';
}

const hotel = { _id: 'h', slug: 'port', name: 'Port' };
const readHotel = (parts: object) => read('getHoster', { ...hotel, ...parts });

describe('a hotel', () => {
  it('of a language that the app does not speak has its default', () => {
    expect(readHotel({ language: 'de' })).toEqual(readHotel({}));
  });

  it.each([
    ['', undefined],
    ['mailto:bonjour@port.example', undefined],
    ['www.port.example', 'https://www.port.example'],
    ['port.example/chat', 'https://port.example/chat'],
  ])('with the messaging link %j has %j', (messagingLink, link) => {
    expect(readHotel({ messagingLink })).toEqual(readHotel({ messagingLink: link }));
  });
});

const inCatalogue = (services: unknown[]) => ({
  categories: [{ _id: 'c', name: 'Repas', subcategories: [{ _id: 'u', name: 'Matin', services }] }],
});
const whole = { _id: 'tray', name: 'Plateau', type: 'sheet', sections: [{ _id: 's', label: 'Boissons' }] };
const readServices = (...services: unknown[]) => read('getProducts', inCatalogue(services));

describe('a service', () => {
  it('without a name is left out alone', () => {
    expect(readServices({ _id: 'nameless', type: 'single' }, whole)).toEqual(readServices(whole));
  });

  it('of sheets without sections keeps its type', () => {
    expect(readServices({ ...whole, sections: null })).toEqual(readServices({ ...whole, sections: [] }));
  });

  it.each([
    ['sections without an id', { sections: [{ label: 'Boissons' }] }],
    ['an id that is empty', { sections: [{ _id: '', label: 'Boissons' }] }],
  ])('has %s by their places', (_what, parts) => {
    expect(JSON.stringify(readServices({ ...whole, ...parts }))).toContain('services-0-sections-0');
  });

  it.each([0, -1, 1.5, 'none'])('whose section allows %j choices allows any number', (maxChoices) => {
    expect(readServices({ ...whole, sections: [{ ...whole.sections[0], maxChoices }] })).toEqual(
      readServices(whole),
    );
  });

  it('loses an allergen and a diet that nobody knows, and keeps the others', () => {
    expect(readServices({ ...whole, allergens: ['gluten', 'kiwi'], diets: ['keto', 'Vegan'] })).toEqual(
      readServices({ ...whole, allergens: ['gluten'], diets: ['vegan'] }),
    );
  });

  it.each([
    [{ amountCents: 900, label: 'maybe' }, undefined],
    [{ amountCents: 900, unit: 'perGroup' }, undefined],
    [
      { amountCents: 900, label: 'ON_DEMAND' },
      { amountCents: 900, label: 'onDemand' },
    ],
    [
      { amountCents: 900, unit: 'per night' },
      { amountCents: 900, unit: 'perNight' },
    ],
  ])('with the price %j shows %j', (price, shown) => {
    expect(readServices({ ...whole, price })).toEqual(readServices({ ...whole, price: shown }));
  });
});

describe('hours', () => {
  const readPlace = (openingHours?: unknown) =>
    read('getAroundMe', { experiences: [{ _id: 'a', name: 'Musée', openingHours }] });
  const monday = { from: '09:00', to: '18:00' };

  it.each([['9h-18h'], [{ monday: 'on request' }], [{ monday: [{ from: '18:00', to: '26:00' }] }]])(
    'are unknown, not wrong, as %j',
    (hours) => {
      expect(readPlace(hours)).toEqual(readPlace());
    },
  );

  it.each(['closed', 'Fermé'])('are none on a day that is "%s"', (closed) => {
    expect(readPlace({ monday: closed, tuesday: [monday] })).toEqual(readPlace({ tuesday: [monday] }));
  });

  it('of one range are a list of one', () => {
    expect(readPlace({ monday })).toEqual(readPlace({ monday: [monday] }));
  });

  it('end at midnight where they end at 24:00', () => {
    expect(readPlace({ monday: [{ from: '18:00', to: '24:00' }] })).toEqual(
      readPlace({ monday: [{ from: '18:00', to: '00:00' }] }),
    );
  });
});

it('a best score is a number, also as text', () => {
  expect(read('getReviewsForm', { style: { maxScore: '5' } })).toEqual(
    read('getReviewsForm', { style: { maxScore: 5 } }),
  );
});

it('a reservation has the days of its moments', () => {
  const reservation = {
    _id: 'r',
    hoster: 'h',
    arrivalDate: '2026-11-26T14:00:00+01:00',
    departureDate: '2026-11-28T00:00:00.000Z',
    personCount: '2',
  };
  expect(read('getReservation', reservation)).toMatchObject({
    arrivalDate: '2026-11-26',
    departureDate: '2026-11-28',
    personCount: 2,
  });
});
