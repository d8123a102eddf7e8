import { describe, expect, it } from 'vitest';
import type { Hoster } from '@guest/api-contract';
import { contactOf, directionsHref } from './contact';

const hoster = {
  slug: 'palace',
  phone: '+33 2 61 91 40 12',
  address: '12, place des Lices',
  functionalities: {},
  subscriptionStatus: { isAdditionalSellsSubscribed: true },
  properties: {},
} as unknown as Hoster;

const everyScreen = () => true;
const noScreen = () => false;

describe('contactOf', () => {
  it.each([
    [{ calls: true }, {}, everyScreen, '/palace/phone'],
    [{ calls: true }, {}, noScreen, 'tel:+33261914012'],
    [{ calls: true }, { phone: undefined }, noScreen, undefined],
    [{ calls: true }, { phone: ' ' }, noScreen, undefined],
    [{ calls: true }, { phone: undefined }, everyScreen, '/palace/phone'],
    [{ calls: false }, {}, everyScreen, undefined],
    [{}, {}, everyScreen, undefined],
  ])('with %j, %j the phone is at %s', (functionalities, change, hasScreen, phone) => {
    expect(contactOf({ ...hoster, ...change, functionalities }, hasScreen).phone).toBe(phone);
  });

  it.each([
    [{}, {}, everyScreen, '/palace/message'],
    [{}, {}, noScreen, undefined],
    [{ messages: false }, { messagingLink: 'https://m.example/' }, everyScreen, undefined],
    [{ messages: true }, { messagingLink: 'https://m.example/' }, everyScreen, 'https://m.example/'],
    [{}, { messagingLink: 'https://m.example/' }, noScreen, 'https://m.example/'],
  ])('with %j, %j a message goes to %s', (functionalities, change, hasScreen, message) => {
    expect(contactOf({ ...hoster, ...change, functionalities }, hasScreen).message).toBe(message);
  });
});

describe('directionsHref', () => {
  it.each([
    [{ coordinates: { latitude: 48.1128, longitude: -1.6845 } }, 'destination=48.1128%2C-1.6845'],
    [{}, 'destination=12%2C+place+des+Lices'],
  ])('%j: %s', (change, query) => {
    expect(directionsHref({ ...hoster, ...change })).toContain(query);
  });

  it('has none for a hotel that says nowhere where it is', () => {
    expect(directionsHref({ ...hoster, address: undefined })).toBeUndefined();
  });
});
