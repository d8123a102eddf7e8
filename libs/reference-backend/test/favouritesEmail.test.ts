import { describe, expect, it, vi } from 'vitest';
import { createCityGuides, createMemoryMailer, type Mailer } from '../src';
import { MAX_MAILS_A_DAY } from '../src/favourites/recipientLimit';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

const ADDRESS = 'cityguide/favorites/email';
const MARK = 'zz-personal-zz@example.org';
const day = (from: string, to: string) => [{ from, to }];

const orsay = {
  _id: 'orsay',
  name: "Musée d'Orsay",
  summary: 'La gare des impressionnistes',
  address: 'Esplanade Valéry Giscard d’Estaing',
  coordinates: { latitude: 48.86, longitude: 2.326 },
  openingHours: {
    tuesday: day('09:30', '18:00'),
    wednesday: day('09:30', '18:00'),
    thursday: day('09:30', '21:45'),
    friday: day('09:30', '18:00'),
    saturday: day('09:30', '18:00'),
    sunday: day('09:30', '18:00'),
  },
  price: { amountCents: 1_600, unit: 'perPerson' },
  bookingLink: 'https://billetterie.example.org/?a=1&b=2',
  promo: { text: '5 % de remise', code: 'LICES5' },
  translations: { en: { summary: 'The station of the impressionists', promo: { text: '5% off' } } },
};
const bar = { _id: 'bar', name: 'Bar <&> "Co"', osmOpeningHours: 'Mo-Su 20:00-02:00' };

const hotel = () =>
  aHotel(
    { language: 'fr', email: 'bonjour@palace.example', customization: { primaryColor: 'navy' } },
    { cityGuide: { experiences: [bar] } },
  );

/** Far from Paris, where the palace's guests look for places. */
const riad = () =>
  aHotel(
    { _id: 'riad-id', slug: 'riad', coordinates: { latitude: 31.63, longitude: -7.99 } },
    {
      catalogue: undefined,
      cityGuide: {
        experiences: [{ _id: 'souk', name: 'Souk', coordinates: { latitude: 31.63, longitude: -7.99 } }],
      },
    },
  );

async function setUp({ mailer = createMemoryMailer() }: { mailer?: Mailer } = {}) {
  const cities = createCityGuides([async () => ({ targetedCity: 'Paris', experiences: [orsay] })]);
  const ports = { mailer, cities, publicUrl: 'https://guests.example' };
  const backend = await aBackend({ hotels: [hotel(), riad()], ports });
  const ask = (body: object = {}, headers: Record<string, string> = {}) =>
    backend.call(ADDRESS, {
      body: {
        hoster: 'palace-id',
        email: 'camille@example.org',
        placeIds: ['orsay', 'bar'],
        language: 'fr',
        ...body,
      },
      headers,
    });
  return { ...backend, ask };
}

async function aMail(body: object = {}) {
  const mailer = createMemoryMailer();
  const { ask } = await setUp({ mailer });
  expect((await ask(body)).status).toBe(201);
  const [mail] = mailer.mails;
  if (!mail) throw new Error('No mail was sent');
  return mail;
}

describe('favourites by e-mail', () => {
  it('are a mail of the hotel with the places in their order', async () => {
    const { to, fromName, replyTo, subject, text, html } = await aMail();
    expect({ to, fromName, replyTo, subject }).toEqual({
      to: 'camille@example.org',
      fromName: 'Le Palace',
      replyTo: 'bonjour@palace.example',
      subject: 'Vos adresses (2) · Le Palace',
    });
    expect(text.indexOf("1. Musée d'Orsay")).toBeGreaterThan(0);
    expect(text.indexOf('2. Bar')).toBeGreaterThan(text.indexOf("1. Musée d'Orsay"));
    expect(text).toContain(
      'Voir dans le guide\u00a0: https://guests.example/palace/cityguide/activity/orsay',
    );
    expect(html).toContain('href="https://guests.example/palace/cityguide/activity/orsay"');
    expect(html).toContain('background:#000080;color:#ffffff');
    expect(text).toContain('Le Palace\u00a0: ce message a été demandé dans le guide de la ville.');
    expect(html).toContain('<span style="white-space:nowrap">09:30–21:45</span>');
    expect(text).toContain('Horaires\u00a0: lundi\u00a0: fermé');
    expect(text).toContain('jeudi\u00a0: 09:30–21:45');
    expect(text).toContain('tous les jours\u00a0: 20:00–02:00');
    expect(text).toContain('5 % de remise (Code LICES5)');
    expect(text).toContain('Réserver\u00a0: https://billetterie.example.org/?a=1&b=2');
  });

  it('are in English, with the texts that are translated', async () => {
    const { subject, text, html } = await aMail({ language: 'en' });
    expect(subject).toBe('Your places (2) · Le Palace');
    expect(text).toContain('The station of the impressionists');
    expect(text).toContain('5% off (Code LICES5)');
    expect(text).toContain('Thursday: 09:30–21:45');
    expect(text).toContain('Price: €16 per person');
    expect(html).toContain('<html lang="en">');
  });

  it('are a plan for a day that warns of what is closed then', async () => {
    const { subject, text, html } = await aMail({ day: '2026-11-23' });
    expect(subject).toBe('Votre programme du lundi 23 novembre · Le Palace');
    expect(text).toContain('Attention\u00a0: fermé le lundi 23 novembre.');
    expect(html).toContain('<strong>Attention\u00a0: fermé le lundi 23 novembre.</strong>');
    expect(text.match(/Attention/gu)).toHaveLength(1);
    expect(text).toContain('lundi 23 novembre, 20:00–02:00');
  });

  it('hold nothing but text where a place’s name has signs of markup', async () => {
    const { html } = await aMail();
    expect(html).toContain('Bar &lt;&amp;&gt; &quot;Co&quot;');
    expect(html).toContain('https://billetterie.example.org/?a=1&amp;b=2');
    expect(html).not.toMatch(/<(?:script|img|link|iframe)/u);
  });

  it('leave out unknown places, and name each place once', async () => {
    const mailer = createMemoryMailer();
    const { ask } = await setUp({ mailer });
    const { json } = await ask({ placeIds: ['gone', 'orsay', 'orsay', 'gone'] });
    expect(json.unknownPlaceIds).toEqual(['gone']);
    expect(mailer.mails[0]?.text.match(/^\d\. /gmu)).toHaveLength(1);
  });

  it.each([
    ['no known place', { placeIds: ['gone', 'away'] }, 422, '/placeIds'],
    ['an unknown hotel', { hoster: 'nowhere' }, 422, '/hoster'],
    ['no place', { placeIds: [] }, 400, '/placeIds'],
    ['61 places', { placeIds: Array.from({ length: 61 }, (_, index) => `p${index}`) }, 400, '/placeIds'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 400, '/email'],
    ['1,000 places', { placeIds: Array.from({ length: 1_000 }, () => 'orsay') }, 400, '/placeIds'],
    ['an address in Unicode', { email: 'camille@hôtel.example' }, 400, '/email'],
    ['a quoted address', { email: '"x>, <b@example.org"@example.org' }, 400, '/email'],
    ['a mailbox of the mail server', { email: 'root@localhost' }, 400, '/email'],
    ['a header in an id', { placeIds: ['orsay\r\nBcc: b@example.org'] }, 400, '/placeIds/0'],
    ['a place of a hotel elsewhere', { placeIds: ['souk'] }, 422, '/placeIds'],
    ['a header in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, 400, '/email'],
    ['another language', { language: 'de' }, 400, '/language'],
    ['a day that does not exist', { day: '2026-02-30' }, 400, '/day'],
  ])('with %s are refused, and nothing is sent', async (_what, body, status, pointer) => {
    const mailer = createMemoryMailer();
    const { ask } = await setUp({ mailer });
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect(answer.json.errors).toContainEqual(expect.objectContaining({ pointer }));
    expect(mailer.mails).toEqual([]);
  });

  it('lead to no booking site that hides behind another name', async () => {
    const mailer = createMemoryMailer();
    const odd = { ...orsay, bookingLink: 'https://bank.example@evil.example/' };
    const cities = createCityGuides([async () => ({ experiences: [odd] })]);
    const { call } = await aBackend({ hotels: [hotel()], ports: { mailer, cities } });
    const body = { hoster: 'palace-id', email: MARK, placeIds: ['orsay'], language: 'fr' };
    expect((await call(ADDRESS, { body })).status).toBe(201);
    expect(JSON.stringify(mailer.mails)).not.toContain('evil.example');
  });

  it('hold no text of the client', async () => {
    const { text, html, subject } = await aMail({ subject: MARK, text: MARK, html: MARK, name: MARK });
    expect(text + html + subject).not.toContain(MARK);
  });
});

describe('a repeat', () => {
  const headers = { 'idempotency-key': 'a-key' };

  it('gets the first answer and sends no second mail, even while the first try runs', async () => {
    const mailer = createMemoryMailer();
    const { ask } = await setUp({ mailer });
    const [one, other] = await Promise.all([ask({}, headers), ask({}, headers)]);
    const third = await ask({}, headers);
    expect(new Set([one.json._id, other.json._id, third.json._id]).size).toBe(1);
    expect(third.headers['idempotency-replayed']).toBe('true');
    expect(mailer.mails).toHaveLength(1);
  });

  it('with another address is refused', async () => {
    const { ask } = await setUp();
    await ask({}, headers);
    expect((await ask({ email: 'else@example.org' }, headers)).status).toBe(409);
  });

  it('sends the mail that could not be handed on', async () => {
    const mailer = createMemoryMailer();
    const send = vi.fn<Mailer['send']>(mailer.send).mockRejectedValueOnce(new Error(`no way to ${MARK}`));
    const { ask, events } = await setUp({ mailer: { send } });
    const failed = await ask({ email: MARK }, headers);
    expect(failed).toMatchObject({ status: 503, json: { type: 'urn:guest-web:problem:unavailable' } });
    expect(failed.headers['retry-after']).toBe('30');
    expect(String(failed.body)).not.toContain(MARK);
    expect(events).toMatchObject([{ level: 'error', message: 'a mail could not be handed on' }]);
    expect((await ask({ email: MARK }, headers)).status).toBe(201);
    expect(mailer.mails).toHaveLength(1);
  });
});

describe('an address', () => {
  it('that the mail server refuses is the mistake of the form', async () => {
    const { ask } = await setUp({ mailer: { send: async () => 'refused' } });
    expect(await ask()).toMatchObject({ status: 422, json: { errors: [{ pointer: '/email' }] } });
  });

  it('gets so many mails a day, whoever asks and however it is written', async () => {
    const mailer = createMemoryMailer();
    const { ask, clock } = await setUp({ mailer });
    for (let count = 0; count < MAX_MAILS_A_DAY; count += 1) expect((await ask()).status).toBe(201);
    const stopped = await ask({ email: ' Camille@Example.org ' });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({ email: 'else@example.org' })).status).toBe(201);
    clock.time = new Date(clock.time.getTime() + 86_400_001);
    expect((await ask()).status).toBe(201);
    expect(mailer.mails).toHaveLength(MAX_MAILS_A_DAY + 2);
  });

  it('is one mailbox with capitals and with what follows a plus', async () => {
    const { ask } = await setUp();
    for (let count = 0; count < MAX_MAILS_A_DAY; count += 1)
      expect((await ask({ email: `Camille+${count}@example.ORG` })).status).toBe(201);
    expect((await ask({ email: 'camille@example.org' })).status).toBe(429);
    expect((await ask({ email: 'camil.le@example.org' })).status).toBe(201);
  });

  it('of Gmail is one mailbox whatever its dots', async () => {
    const { ask } = await setUp();
    for (let count = 0; count < MAX_MAILS_A_DAY; count += 1)
      expect((await ask({ email: `c.a${'.'.repeat(count % 2)}mille@gmail.com` })).status).toBe(201);
    expect((await ask({ email: 'camille@googlemail.com' })).status).toBe(429);
  });

  it('is not counted for mails that failed', async () => {
    const { ask } = await setUp({ mailer: { send: () => Promise.reject(new Error('down')) } });
    for (let count = 0; count <= MAX_MAILS_A_DAY; count += 1) expect((await ask()).status).toBe(503);
  });

  it('is not stored', async () => {
    const { ask, storage } = await setUp();
    const submit = vi.spyOn(storage, 'submit');
    await ask({ email: MARK });
    expect(submit).toHaveBeenCalledOnce();
    expect(JSON.stringify(submit.mock.calls)).not.toContain(MARK);
  });
});
