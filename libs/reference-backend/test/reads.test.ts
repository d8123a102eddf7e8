import { describe, expect, it } from 'vitest';
import { StorageUnavailableError } from '../src';
import { aBackend } from './aBackend';
import { aHotel, aPage, aReservation } from './aHotel';

const place = (id: string, latitude?: number) => ({
  _id: id,
  name: id,
  ...(latitude === undefined ? {} : { coordinates: { latitude, longitude: 2.35 } }),
});

const aFullHotelFiles = [
  {
    name: 'logo.svg',
    mediaType: 'image/svg+xml',
    base64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
];

function aFullHotel() {
  return aHotel(
    { coordinates: { latitude: 48.85, longitude: 2.35 }, logo: '/static-host/palace/logo.svg' },
    {
      roomDirectory: { title: 'Livret', sections: [] },
      homePage: { greeting: 'Bienvenue' },
      seminar: { introduction: 'Salles' },
      pages: [aPage],
      personalPages: [{ ...aPage, _id: 'page-riad', slug: 'histoire' }],
      partners: [
        { _id: 'b', name: 'Zèbre' },
        { _id: 'a', name: 'Abeille' },
      ],
      checkinForm: { clientInfo: { isActivated: true } },
      reviewsForm: { description: 'Votre séjour' },
      extras: { upselles: [], extras: [{ _id: 'late', name: 'Départ tardif' }] },
      paymentSettings: { isActivated: true },
      cityGuide: {
        targetedCity: 'Paris',
        experiences: [place('far', 48.95), place('near', 48.86), place('here')],
      },
      reservations: [aReservation],
      files: aFullHotelFiles,
    },
  );
}

const withFile = () => ({
  ...aFullHotel(),
  files: [{ name: 'logo.svg', mediaType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }],
});

const reads: [string, object][] = [
  ['hoster?shortcut=Palace', { slug: 'palace' }],
  ['product?hosterId=palace-id&showAll=true', { categories: [{ _id: 'room' }] }],
  ['roomdirectory?hosterId=palace-id', { title: 'Livret' }],
  ['partner?hosterId=palace-id', { partners: [{ name: 'Zèbre' }, { name: 'Abeille' }] }],
  ['home-page?hosterId=palace-id', { greeting: 'Bienvenue' }],
  ['seminar?hoster=palace-id', { introduction: 'Salles' }],
  ['page/page-terrace', { title: 'La terrasse' }],
  ['page/Terrasse?hosterId=palace-id', { title: 'La terrasse' }],
  ['personal-page?hosterId=palace-id', { personalPages: [{ slug: 'histoire' }] }],
  ['checkin-form?hosterId=palace-id', { clientInfo: { isActivated: true } }],
  ['reviews-form?hosterId=palace-id', { description: 'Votre séjour' }],
  ['recommandation/extras/palace-id?checkin=true', { extras: [{ _id: 'late' }] }],
  ['hoster/palace-id/payment/settings', { isActivated: true }],
  [`reservation/guest/${aReservation._id}?hoster=palace-id`, { roomNumber: '214' }],
];

describe('reading a hotel', () => {
  it.each(reads)('answers %s with what was imported', async (address, json) => {
    const { call } = await aBackend({ hotels: [aFullHotel()] });
    expect(await call(address)).toMatchObject({ status: 200, json });
  });

  it.each<[string, object]>([
    ['roomdirectory?hosterId=palace-id', { sections: [] }],
    ['partner?hosterId=palace-id', { partners: [] }],
    ['home-page?hosterId=palace-id', { highlights: [] }],
    ['seminar?hoster=palace-id', { seminars: [] }],
    ['personal-page?hosterId=palace-id', { personalPages: [] }],
    ['checkin-form?hosterId=palace-id', { clientInfo: { isActivated: false } }],
    ['reviews-form?hosterId=palace-id', { themes: [] }],
    ['recommandation/extras/palace-id', { upselles: [], extras: [] }],
    ['hoster/palace-id/payment/settings', { isActivated: false }],
  ])('answers %s with nothing where the hotel has nothing', async (address, json) => {
    const { call } = await aBackend();
    expect(await call(address)).toMatchObject({ status: 200, json });
  });

  it('offers the rooms that have a place for every guest of the reservation', async () => {
    const rooms = [
      { _id: 'single', maxPersonCount: 1 },
      { _id: 'family', maxPersonCount: 4 },
      { _id: 'any' },
    ];
    const upselles = rooms.map((room) => ({ ...room, name: room._id }));
    const reservation = { ...aReservation, encryptedReservationId: 'PAL-1+a=', personCount: 3 };
    const hotel = aHotel({}, { extras: { upselles, extras: [] }, reservations: [reservation] });
    const { call } = await aBackend({ hotels: [hotel] });
    const offered = async (query: string) => {
      const { json } = await call(`recommandation/extras/palace-id${query}`);
      return (json.upselles as { _id: string }[]).map(({ _id }) => _id);
    };
    const suiting = ['family', 'any'];
    expect(await offered(`?reservationCryptedId=${encodeURIComponent('PAL-1+a=')}`)).toEqual(suiting);
    expect(await offered(`?checkin=true&reservationCryptedId=${aReservation._id}`)).toEqual(suiting);
    expect(await offered('?reservationCryptedId=nobody')).toEqual(['single', 'family', 'any']);
    expect(await offered('')).toEqual(['single', 'family', 'any']);
  });

  const ofUnknown = reads.map(([address]) => address.replace(/palace-id|Palace/u, 'unknown'));
  it.each(ofUnknown.filter((address) => address.includes('unknown')))(
    'answers 404 to %s',
    async (address) => {
      const { call } = await aBackend({ hotels: [aFullHotel()] });
      expect((await call(address)).status).toBe(404);
    },
  );

  it('says anew each day how far its clocks are from UTC', async () => {
    const { call, clock } = await aBackend({
      hotels: [aHotel({ timeZone: 'Europe/Paris' })],
      now: '2026-07-01T09:00:00Z',
    });
    const offset = async () => (await call('hoster?shortcut=palace')).json.utcOffset;
    expect(await offset()).toMatchObject({ minutes: 120 });
    clock.time = new Date('2026-12-01T09:00:00Z');
    expect(await offset()).toMatchObject({ minutes: 60 });
  });

  it('says how far the hotel’s clocks are from UTC, in the same words all day', async () => {
    const offsetAt = async (timeZone: string, now: string) => {
      const { call } = await aBackend({ hotels: [aHotel({ timeZone })], now });
      return (await call('hoster?shortcut=palace')).json.utcOffset;
    };
    expect(await offsetAt('Europe/Paris', '2026-07-01T09:41:07Z')).toEqual({
      minutes: 120,
      at: '2026-07-01T00:00:00.000Z',
    });
    expect(await offsetAt('Europe/Paris', '2026-07-01T23:59:59Z')).toEqual({
      minutes: 120,
      at: '2026-07-01T00:00:00.000Z',
    });
    expect(await offsetAt('America/St_Johns', '2026-12-01T09:00:00Z')).toMatchObject({ minutes: -210 });
  });

  it('keeps reservations out of every cache', async () => {
    const { call } = await aBackend({ hotels: [aFullHotel()] });
    const { headers } = await call(`reservation/guest/${aReservation._id}?hoster=palace-id`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('asks for the hotel where two use one sub-slug', async () => {
    const other = aHotel(
      { _id: 'riad-id', slug: 'riad' },
      { pages: [{ ...aPage, _id: 'page-patio', hoster: 'riad-id' }] },
    );
    const { call } = await aBackend({ hotels: [aFullHotel(), other] });
    expect((await call('page/terrasse')).status).toBe(404);
    expect((await call('page/terrasse?hosterId=riad-id')).json).toMatchObject({ _id: 'page-patio' });
  });

  it('answers what stands around, nearest first', async () => {
    const { call } = await aBackend({ hotels: [aFullHotel()] });
    const around = (rest: string) =>
      call(`around-me?latitude=48.85&longitude=2.35&${rest}`, { service: 'activities' });
    const near = await around('radiusKm=5&limit=-1');
    expect(near.json).toMatchObject({
      targetedCity: 'Paris',
      experiences: [{ _id: 'here' }, { _id: 'near' }],
    });
    expect((await around('radiusKm=20&limit=-1')).json.experiences).toHaveLength(3);
    expect((await around('radiusKm=20&limit=1')).json.experiences).toHaveLength(1);
    expect((await around('radiusKm=-3')).status).toBe(400);
    const elsewhere = await call('around-me?latitude=31.63&longitude=-8&radiusKm=5', {
      service: 'activities',
    });
    expect(elsewhere.json).toEqual({ experiences: [] });
  });

  it('draws the manifest from the brand', async () => {
    const { call } = await aBackend({ hotels: [aFullHotel()] });
    const { headers, json } = await call('manifest/palace', { service: 'static' });
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/u);
    expect(json).toMatchObject({
      name: 'Le Palace',
      start_url: '/palace',
      icons: [{ type: 'image/svg+xml' }],
    });
    expect((await call('manifest/unknown', { service: 'static' })).status).toBe(404);
  });

  it.each([
    ['/static-host/palace/logo.svg', 'image/svg+xml'],
    ['https://images.example/logo.PNG?width=512', 'image/png'],
    ['https://images.example/logo.webp', 'image/webp'],
    ['https://images.example/logo.jpeg#top', 'image/jpeg'],
    ['https://images.example/logo', undefined],
    ['https://images.example/logo.constructor', undefined],
  ])('gives the icon %s of the manifest the type %s', async (logo, type) => {
    const hotel = aHotel({ logo }, { files: aFullHotelFiles });
    const { call } = await aBackend({ hotels: [hotel] });
    const { json } = await call('manifest/palace', { service: 'static' });
    expect((json.icons as { type?: string }[])[0]?.type).toBe(type);
  });

  it('hands out the files of a hotel', async () => {
    const { backend } = await aBackend({ hotels: [withFile()] });
    const ask = (path: string, method = 'GET', match?: string) =>
      backend.handle({
        method,
        service: 'static',
        path,
        search: '',
        headers: (name) => (name === 'if-none-match' ? match : undefined),
      });
    const file = await ask('palace/logo.svg');
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    expect(new TextDecoder().decode(file.body as Uint8Array)).toBe('<svg/>');
    expect((await ask('palace/logo.svg', 'GET', file.headers.etag)).status).toBe(304);
    for (const path of ['palace/none.svg', 'palace/../secret', 'palace/%zz', 'palace', 'a/b/c', '']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect((await ask('palace/logo.svg', 'POST')).status).toBe(405);
  });
});

describe('caching', () => {
  const catalogue = 'product?hosterId=palace-id';

  it('answers 304 to who has the current version, and anew after an import', async () => {
    const { call, storage } = await aBackend();
    const { headers, body } = await call(catalogue);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]+"$/u);
    for (const match of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const fresh = await call(catalogue, { headers: { 'if-none-match': match } });
      expect(fresh).toMatchObject({ status: 304, headers: { etag } });
      expect(fresh.body).toBeUndefined();
    }
    expect((await call(catalogue)).body).toBe(body);
    await storage.importHotel(aHotel({}, { catalogue: { categories: [] } }));
    const anew = await call(catalogue, { headers: { 'if-none-match': etag } });
    expect(anew).toMatchObject({ status: 200, json: { categories: [] } });
  });

  it('keeps one answer, however an address is written, and hotels are not pushed out by places', async () => {
    const { call, storage } = await aBackend({ hotels: [aFullHotel()] });
    const { body } = await call(catalogue);
    const everything = await call(`${catalogue}&showAll=true`);
    const hoster = await call('hoster?shortcut=palace');
    let documents = 0;
    const { getDocument } = storage;
    storage.getDocument = (...input) => {
      documents += 1;
      return getDocument(...input);
    };
    for (let index = 0; index < 1_100; index += 1) {
      expect((await call(`${catalogue}&z=${index}`)).body).toBe(body);
      const place = `around-me?latitude=${index / 100}&longitude=2&radiusKm=5`;
      expect((await call(place, { service: 'activities' })).status).toBe(200);
    }
    expect((await call('hoster?z=1&shortcut=PALACE')).body).toBe(hoster.body);
    expect((await call('product?showAll=true&hosterId=palace-id')).body).toBe(everything.body);
    // The guide and the hotel's place, once for all of them.
    expect(documents).toBeLessThanOrEqual(2);
  });

  it('reads the pages of all hotels once until one changes', async () => {
    const { call, storage } = await aBackend({ hotels: [aFullHotel()] });
    let lists = 0;
    const { getDocuments } = storage;
    storage.getDocuments = (...input) => {
      lists += 1;
      return getDocuments(...input);
    };
    for (let index = 0; index < 5; index += 1) expect((await call(`page/none-${index}`)).status).toBe(404);
    expect(lists).toBe(1);
    await storage.importHotel(aHotel({}, { pages: [{ ...aPage, _id: 'none-1' }] }));
    expect((await call('page/none-1')).status).toBe(200);
  });

  it('answers 404 for a hotel that was removed', async () => {
    const { call, storage } = await aBackend();
    await call('hoster?shortcut=palace');
    await storage.deleteHotel('palace');
    expect((await call('hoster?shortcut=palace')).status).toBe(404);
  });
});

describe('anything else', () => {
  it('answers problems: unknown paths, wrong methods, wrong parameters', async () => {
    const { call } = await aBackend();
    const unknown = await call('nothing');
    expect(unknown).toMatchObject({ status: 404, headers: { 'content-type': 'application/problem+json' } });
    expect(await call('order')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(await call('product', { method: 'DELETE' })).toMatchObject({
      status: 405,
      headers: { allow: 'HEAD, GET' },
    });
    expect(await call('product')).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '/query/hosterId' }] },
    });
    expect(await call('product?hosterId=a&hosterId=../b')).toMatchObject({ status: 400 });
    expect((await call('order/%zz')).status).toBe(404);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { call } = await aBackend();
    const { status, headers, body } = await call('product?hosterId=palace-id', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: undefined });
    expect(headers.etag).toBeDefined();
  });

  it('asks to try again while the storage cannot be used, for reads and writes', async () => {
    const { call, storage, events } = await aBackend();
    const down = () => Promise.reject(new StorageUnavailableError());
    Object.assign(storage, { findHotel: down, submit: down });
    const body = { hoster: 'palace-id', overwriting: false };
    for (const answer of [await call('hoster?shortcut=palace'), await call('customer', { body })]) {
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': expect.stringMatching(/^[1-9]$/u) },
        json: { type: 'urn:guest-web:problem:unavailable' },
      });
    }
    expect(events).toHaveLength(2);
  });

  it('tells the log why it failed, and the guest nothing', async () => {
    const { call, storage, events } = await aBackend();
    storage.findHotel = () => Promise.reject(new Error('the disk is full of secrets'));
    const { status, body } = await call('hoster?shortcut=palace');
    expect(status).toBe(500);
    expect(String(body)).not.toContain('secrets');
    expect(events).toMatchObject([{ level: 'error', cause: { message: 'the disk is full of secrets' } }]);
  });
});
