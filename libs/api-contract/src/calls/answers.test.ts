import * as v from 'valibot';
import { readLeniently } from '../base/readLeniently';
import { describe, expect, it } from 'vitest';
import { CheckinForm } from './checkinForm';
import { ContentBlocks } from '../base/content';
import { HomePage } from './homePage';
import { Hoster } from './hoster';
import { OpeningHours } from '../base/openingHours';
import { Catalogue } from './product';
import { ReviewsForm } from './reviewsForm';
import { RoomDirectory } from './roomDirectory';
import { routes } from '../routes';
import type { Route } from '../base/route';

const cacheable = Object.entries<Route>(routes).filter(([, route]) => route.isCacheable);
const always = ['getHoster', 'getPage', 'getManifest'];

describe('answers', () => {
  it.each(cacheable.filter(([name]) => !always.includes(name)))(
    '%s may be empty where a hotel has none',
    (_name, route) => {
      expect(v.is(route.answer, {})).toBe(true);
    },
  );

  it.each(cacheable)('%s lets unknown keys pass without keeping them', (name, route) => {
    const least = always.includes(name)
      ? { _id: 'one', slug: 'demo', name: 'Demo', hoster: 'one', title: 'Demo', start_url: '/demo' }
      : {};
    expect(v.parse(route.answer, { ...least, addedNextYear: true })).toEqual(v.parse(route.answer, least));
  });

  it('give a hotel its defaults', () => {
    expect(v.parse(Hoster, { _id: 'one', slug: 'demo', name: 'Demo' })).toEqual({
      _id: 'one',
      slug: 'demo',
      name: 'Demo',
      language: 'en',
      timeZone: 'Europe/Paris',
      currency: 'EUR',
      properties: {},
      customization: {
        showLogoBackground: false,
        showPhoneFloatingButton: false,
        navigation: { isNavigationBarActivated: false, navigationElements: [] },
      },
      subscriptionStatus: { isAdditionalSellsSubscribed: false },
      functionalities: {},
      compliance: {},
      radiusKm: 5,
    });
  });

  it('make missing lists of a catalogue empty, all the way down', () => {
    const service = {
      _id: 'breakfast',
      name: 'Petit déjeuner',
      type: 'sheet',
      sections: [{ _id: 's', label: 'Boissons' }],
    };
    const { categories } = v.parse(Catalogue, {
      categories: [
        { _id: 'c', name: 'Repas', subcategories: [{ _id: 'u', name: 'Matin', services: [service] }] },
      ],
    });
    expect(categories[0]?.subcategories[0]?.services[0]).toMatchObject({
      orderType: 'orderable',
      isAvailable: true,
      allergens: [],
      sections: [{ choice: 'multiple', isRequired: false, items: [] }],
    });
  });

  it('switch every step of a check-in off that a hotel does not name', () => {
    const form = v.parse(CheckinForm, {
      clientInfo: {
        isActivated: true,
        orderIndex: 2,
        fields: { email: { isActivated: true, isRequired: true }, tattoo: {} },
      },
    });
    expect(form.stayInfo).toEqual({ isActivated: false, orderIndex: 0, fields: {} });
    expect(form.companionInfo.companionCount).toBe(10);
    expect(form.clientInfo.fields.email).toEqual({
      isActivated: true,
      isRequired: true,
      orderIndex: 0,
      isDisplayClient: true,
      isPassportRequired: false,
    });
    expect(form.clientInfo.fields).toHaveProperty('tattoo');
  });

  it('read timings as times of day or on the 1970 epoch', () => {
    const timings = { from: '15:00', to: '1970-01-01T22:00:00.000Z' };
    const form = v.parse(CheckinForm, { stayInfo: { fields: { arrivalDate: { timings } } } });
    expect(form.stayInfo.fields.arrivalDate?.timings).toEqual(timings);
  });

  it('let review forms through that the app has to heal', () => {
    for (const maxScore of [0, -1, 2.5, 101, 1, 3, 7, 100])
      expect(v.is(ReviewsForm, { style: { maxScore } }), `${maxScore}`).toBe(true);
    expect(v.is(ReviewsForm, { themes: [{ name: 'room', comment: 'maybe', design: 'thumbs' }] })).toBe(true);
    expect(v.is(ReviewsForm, { style: { maxScore: 'five' } })).toBe(false);
    expect(v.is(ReviewsForm, { themes: 'none' })).toBe(false);
  });

  it('close a place on the days it does not name', () => {
    const hours = v.parse(OpeningHours, { friday: [{ from: '22:00', to: '02:00' }] });
    expect(hours.monday).toEqual([]);
    expect(hours.friday).toEqual([{ from: '22:00', to: '02:00' }]);
    expect(v.is(OpeningHours, { monday: [{ from: '9h', to: '18h' }] })).toBe(false);
  });

  it('let a Wi-Fi network go without a password', () => {
    expect(v.is(RoomDirectory, { wifi: { ssid: 'Lices' } })).toBe(true);
    expect(v.is(RoomDirectory, { wifi: { password: 'x' } })).toBe(false);
  });
});

describe('ContentBlocks', () => {
  const text = { type: 'text', html: '<p>Bonjour</p>' };

  it('leave out blocks of a later version', () => {
    const blocks = [text, { type: 'hologram', depth: 3 }];
    expect(readLeniently(HomePage, { blocks })).toMatchObject({ output: { blocks: [text] } });
    expect(v.parse(HomePage, {}).blocks).toEqual([]);
  });

  it('refuses a block of a known type that is not one', () => {
    expect(v.is(ContentBlocks, [{ type: 'text' }])).toBe(false);
    expect(v.is(ContentBlocks, [{ type: 'picture', image: 'javascript:alert(1)' }])).toBe(false);
    expect(v.is(ContentBlocks, [{ html: 'no type' }])).toBe(false);
  });
});
