import {
  consentTextVersion,
  isPlainText,
  MAX_LONG_TEXT_LENGTH,
  MAX_SIGNATURE_LENGTH,
} from '@guest/api-contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

const on = { isActivated: true, isRequired: true };
const form = {
  checkinForm: {
    hoster: 'palace-id',
    stayInfo: {
      isActivated: true,
      fields: {
        arrivalDate: on,
        departureDate: on,
        isFirstVisit: on,
        accommodationPurpose: { isActivated: true },
      },
    },
    companionInfo: { isActivated: true, companionCount: 3 },
    agreementInfo: {
      isActivated: true,
      fields: { firstConsent: on, secondConsent: { isActivated: true }, signature: on },
    },
  },
};
const reservation = {
  _id: 'R'.repeat(22),
  hoster: 'palace-id',
  encryptedReservationId: 'PAL-1-abc',
  departureDate: '2026-06-19',
};
const whole = {
  arrivalDate: '2026-06-16',
  departureDate: '2026-06-19',
  isFirstVisit: false,
  firstConsent: true,
  signature: 'Camille Le Goff',
};
const companions = (count: number, guest = {}) => ({
  personCount: count + 1,
  occupants: Array.from({ length: count }, () => ({ guest: { firstname: 'Lou', ...guest } })),
});

async function aDesk(parts: Record<string, unknown> = {}) {
  const backend = await aBackend({ hotels: [aHotel({}, { reservations: [reservation], ...parts })] });
  const customer = await backend.aCustomer();
  const send = (change: object = {}, headers: Record<string, string> = {}) =>
    backend.call('checkin', {
      body: { hosterId: 'palace-id', customer, personCount: 1, ...change },
      headers,
    });
  const pointersOf = async (change: object) => {
    const { status, json } = await send(change);
    const errors = (json.errors ?? []) as { pointer: string }[];
    return [status, ...errors.map(({ pointer }) => pointer)];
  };
  return { ...backend, customer, send, pointersOf };
}

describe('a check-in', () => {
  it('is kept as it was typed, whatever letters are in it', async () => {
    const { send, storage } = await aDesk();
    const submit = vi.spyOn(storage, 'submit');
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(
          'שלום עולם',
          '😀 Zoë 🇫🇷',
          "Robert'); DROP TABLE customer;--",
          '{{7*7}}',
          '<script>alert(1)</script>',
        ),
        async (typed, marked) => {
          const message = [...`${marked} ${typed}`].filter(isPlainText).join('').trim();
          expect((await send({ message })).status).toBe(201);
          const [stored] = submit.mock.lastCall ?? [];
          expect(JSON.parse(stored && 'json' in stored ? stored.json : '{}')).toMatchObject({ message });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('that comes twice is one, and marks its reservation once', async () => {
    const { send, call, storage } = await aDesk();
    const address = `reservation/guest/${reservation._id}?hoster=palace-id`;
    expect((await call(address)).json.isCheckedIn ?? false).toBe(false);
    const body = { encryptedReservationId: reservation.encryptedReservationId };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(body, { 'idempotency-key': 'one' })),
    );
    expect(new Set(answers.map(({ json }) => json._id)).size).toBe(1);
    expect((await call(address)).json).toMatchObject({ ...reservation, isCheckedIn: true });
    expect(await storage.isCheckedIn('another', reservation._id)).toBe(false);
  });

  it('stays marked when the hotel is imported again', async () => {
    const { send, call, storage } = await aDesk();
    await send({ encryptedReservationId: reservation._id });
    await storage.importHotel(aHotel({}, { reservations: [reservation] }));
    expect((await call(`reservation/guest/${reservation._id}?hoster=palace-id`)).json.isCheckedIn).toBe(true);
  });

  it('marks the reservation on the second try when the first ended in between', async () => {
    const { send, storage } = await aDesk();
    const body = { encryptedReservationId: reservation._id };
    vi.spyOn(storage, 'markCheckedIn').mockRejectedValueOnce(new Error('gone'));
    expect((await send(body, { 'idempotency-key': 'one' })).status).toBe(500);
    expect((await send(body, { 'idempotency-key': 'one' })).status).toBe(201);
    expect(await storage.isCheckedIn('palace-id', reservation._id)).toBe(true);
  });

  it('needs what the hotel’s form demands, and takes all of it', async () => {
    const { pointersOf } = await aDesk(form);
    expect(await pointersOf({})).toEqual([
      422,
      '/arrivalDate',
      '/departureDate',
      '/isFirstVisit',
      '/firstConsent',
      '/signature',
    ]);
    expect(await pointersOf(whole)).toEqual([201]);
    expect(await pointersOf({ ...whole, ...companions(3) })).toEqual([201]);
    expect(await pointersOf({ ...whole, ...companions(4) })).toEqual([422, '/occupants']);
  });

  it('needs nothing of a step that is off or of a field that is not shown', async () => {
    const hidden = { ...on, isDisplayClient: false };
    const { pointersOf } = await aDesk({
      checkinForm: {
        stayInfo: { isActivated: false, fields: { arrivalDate: on } },
        agreementInfo: {
          isActivated: true,
          fields: { signature: hidden, firstConsent: { isRequired: true } },
        },
      },
    });
    expect(await pointersOf({})).toEqual([201]);
  });

  it.each([
    [{}, '2008-06-16', '2008-06-17'],
    [{ signsFromAge: 15 }, '2011-06-16', '2011-06-17'],
    [{ signsFromAge: 0 }, '2026-06-15', undefined],
  ])('needs the signature of companions of age: %j', async (extras, ofAge, tooYoung) => {
    const { pointersOf } = await aDesk({
      checkinForm: { companionInfo: { isActivated: true, fields: { signature: { ...on, ...extras } } } },
    });
    const asked = { arrivalDate: '2026-06-16', departureDate: '2026-06-19' };
    const missing = [422, '/occupants/0/signature'];
    expect(await pointersOf({ ...asked, ...companions(1) })).toEqual(missing);
    expect(await pointersOf({ ...asked, ...companions(1, { birthDate: ofAge }) })).toEqual(missing);
    const signed = companions(1, { birthDate: ofAge }).occupants.map((one) => ({ ...one, signature: 'Lou' }));
    expect(await pointersOf({ ...asked, personCount: 2, occupants: signed })).toEqual([201]);
    if (tooYoung)
      expect(await pointersOf({ ...asked, ...companions(1, { birthDate: tooYoung }) })).toEqual([201]);
  });

  it('takes the times of arrival that the form offers', async () => {
    const timings = { from: '15:00', to: '02:00' };
    const fields = {
      estimatedArrivalTime: on,
      arrivalDate: { timings },
      arrivalDateTime: { ...on, timings },
    };
    const step = { isActivated: true, fields };
    const { pointersOf } = await aDesk({ checkinForm: { stayInfo: step, companionInfo: step } });
    const at = (hour: number, minute: number, arrivalDateTime: string) =>
      pointersOf({ estimatedArrivalTime: { hour, minute }, ...companions(1, { arrivalDateTime }) });
    expect(await at(15, 30, '2026-06-16T01:30:00+02:00')).toEqual([201]);
    expect(await at(15, 10, '2026-06-16T14:30:00+02:00')).toEqual([
      422,
      '/occupants/0/guest/arrivalDateTime',
      '/estimatedArrivalTime',
    ]);
  });

  it.each<[string, object, (string | number)[]]>([
    ['11 companions', companions(11), [422, '/occupants']],
    ['51 companions', companions(51), [400, '/personCount', '/occupants']],
    [
      'a departure before the arrival',
      { arrivalDate: '2026-06-16', departureDate: '2026-06-15' },
      [400, '/departureDate'],
    ],
    ['a day that does not exist', { arrivalDate: '2026-02-30' }, [400, '/arrivalDate']],
    [
      'an arrival a year ago',
      { arrivalDate: '2025-06-20', departureDate: '2026-06-19' },
      [422, '/arrivalDate'],
    ],
    ['a stay of years', { arrivalDate: '2026-06-16', departureDate: '2028-06-15' }, [422, '/departureDate']],
    ['more persons than it names', { personCount: 2 }, [422, '/personCount']],
    ['fewer persons than it names', { ...companions(2), personCount: 2 }, [422, '/personCount']],
    ['a yacht that nobody offers', { extras: [{ _id: 'yacht', quantity: 1 }] }, [422, '/extras/0/_id']],
    [
      'a companion who arrives before everybody',
      { ...whole, ...companions(1, { arrivalDateTime: '2026-06-15T12:00:00.000Z' }) },
      [422, '/occupants/0/guest/arrivalDateTime'],
    ],
    [
      'a companion who arrives when all have gone',
      { ...whole, ...companions(1, { arrivalDateTime: '2026-06-20T12:00:00.000Z' }) },
      [422, '/occupants/0/guest/arrivalDateTime'],
    ],
    ['an arrival in the year 3026', { arrivalDate: '3026-06-16' }, [422, '/arrivalDate']],
    [
      'a departure of yesterday',
      { arrivalDate: '2026-06-12', departureDate: '2026-06-14' },
      [422, '/departureDate'],
    ],
    [
      'a birth after the arrival',
      { arrivalDate: '2026-06-16', ...companions(1, { birthDate: '2026-06-17' }) },
      [422, '/occupants/0/guest/birthDate'],
    ],
    [
      'a birth in the future',
      companions(1, { birthDate: '2026-06-16' }),
      [422, '/occupants/0/guest/birthDate'],
    ],
    [
      'a birth after today, before an arrival to come',
      { arrivalDate: '2026-06-18', ...companions(1, { birthDate: '2026-06-17' }) },
      [422, '/occupants/0/guest/birthDate'],
    ],
    ['a birth in 1850', companions(1, { birthDate: '1850-01-01' }), [400, '/occupants/0/guest/birthDate']],
    ['10,000 characters', { message: 'x'.repeat(10_000) }, [400, '/message']],
    [
      '10,000 characters in a name',
      companions(1, { lastname: 'x'.repeat(10_000) }),
      [400, '/occupants/0/guest/lastname'],
    ],
    ['a control character', { message: 'a\u0000b' }, [400, '/message']],
    ['a line break in a number plate', { licensePlate: 'AB\n123' }, [400, '/licensePlate']],
    [
      'a huge signature',
      { signature: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(MAX_SIGNATURE_LENGTH)}` },
      [400, '/signature'],
    ],
    [
      'a signature that only says it is a PNG',
      { signature: 'data:image/png;base64,PHN2Zz4=' },
      [400, '/signature'],
    ],
    ['a reservation of nobody', { encryptedReservationId: 'nobody' }, [422, '/encryptedReservationId']],
    [
      'a consent without its version',
      { consents: [{ name: 'first', isGiven: true, at: '2026-06-15T10:00:00Z' }] },
      [400, '/consents/0/textVersion'],
    ],
  ])('with %s is refused by name', async (_what, change, expected) => {
    const { pointersOf, storage } = await aDesk();
    const submit = vi.spyOn(storage, 'submit');
    expect(await pointersOf(change)).toEqual(expected);
    expect(submit).not.toHaveBeenCalled();
  });

  it('agrees to what the form says now, and carries the words', async () => {
    const text = '<p>J’accepte <a href="/reglement-2.pdf">le règlement</a>.</p>';
    const field = (more: object) => ({ isActivated: true, ...more });
    const { pointersOf, storage } = await aDesk({
      checkinForm: {
        agreementInfo: {
          isActivated: true,
          fields: {
            textAgreement: field({ text: '<p>Silence à 22 h.</p>' }),
            firstConsent: field({ text }),
            secondConsent: field({}),
            isMarketing: field({ text, isDisplayClient: false }),
          },
        },
      },
    });
    const submit = vi.spyOn(storage, 'submit');
    const consent = (name: string, words: string | undefined, more: object = {}) => ({
      name,
      isGiven: true,
      textVersion: consentTextVersion(name, words),
      at: '2026-06-15T09:00:00.000Z',
      ...more,
    });
    const older = text.replace('-2', '-1');
    const agreed = [
      consent('textAgreement', '<p>Silence à 22 h.</p>', { text: '<p>Silence à 22 h.</p>' }),
      consent('firstConsent', text, { text }),
      consent('secondConsent', undefined, { text: 'My answers are correct.' }),
    ];
    const send = (...consents: object[]) => pointersOf({ firstConsent: true, secondConsent: true, consents });
    expect(await send(...agreed)).toEqual([201]);
    const [stored] = submit.mock.lastCall ?? [];
    expect(JSON.parse(stored && 'json' in stored ? stored.json : '{}')).toMatchObject({ consents: agreed });
    expect(await send(consent('firstConsent', older))).toEqual([422, '/consents/0/textVersion']);
    expect(await send(consent('firstConsent', undefined))).toEqual([422, '/consents/0/textVersion']);
    expect(await send(consent('firstConsent', text, { text: older }))).toEqual([422, '/consents/0/text']);
    expect(await send(agreed[1] ?? {}, consent('textAgreement', '<p>Fête jusqu’à 5 h.</p>'))).toEqual([
      422,
      '/consents/1/textVersion',
    ]);
    expect(await send(consent('firstConsent', text, { isGiven: false }))).toEqual([
      422,
      '/consents/0/isGiven',
    ]);
    // A declined consent has no wording to check, nor has one that the form does not ask for.
    const declined = consent('firstConsent', older, { isGiven: false });
    expect(await pointersOf({ consents: [declined, consent('isMarketing', older)] })).toEqual([201]);
  });

  it('has what the hotel offers, and no more of it', async () => {
    const room = (_id: string) => ({ _id, name: _id });
    const { pointersOf } = await aDesk({
      extras: { upselles: [room('suite'), room('loft')], extras: [{ ...room('cider'), maxQuantity: 3 }] },
    });
    const wish = (...extras: [string, number][]) =>
      pointersOf({ extras: extras.map(([_id, quantity]) => ({ _id, quantity })) });
    expect(await wish(['suite', 1], ['cider', 3])).toEqual([201]);
    expect(await wish(['suite', 2], ['cider', 4])).toEqual([422, '/extras/0/quantity', '/extras/1/quantity']);
    expect(await wish(['cider', 1], ['yacht', 1], ['cider', 1])).toEqual([
      422,
      '/extras/1/_id',
      '/extras/2/_id',
    ]);
    expect(await wish(['suite', 1], ['loft', 1])).toEqual([422, '/extras/1/_id']);
  });

  it('has no room that is too small for its reservation', async () => {
    const single = { _id: 'single', name: 'Single', maxPersonCount: 1 };
    const { pointersOf } = await aDesk({
      extras: { upselles: [single], extras: [] },
      reservations: [{ ...reservation, personCount: 2 }],
    });
    const wish = { extras: [{ _id: 'single', quantity: 1 }] };
    const { encryptedReservationId } = reservation;
    expect(await pointersOf({ ...wish, encryptedReservationId })).toEqual([422, '/extras/0/_id']);
    expect(await pointersOf(wish)).toEqual([201]);
  });

  it('takes the stay that the hotel has reserved, however long; any other is a year at most', async () => {
    const stay = { arrivalDate: '2026-06-16', departureDate: '2029-06-15' };
    const { pointersOf } = await aDesk({ reservations: [{ ...reservation, ...stay }] });
    const { encryptedReservationId } = reservation;
    expect(await pointersOf({ ...stay, encryptedReservationId })).toEqual([201]);
    expect(await pointersOf(stay)).toEqual([422, '/departureDate']);
    expect(await pointersOf({ ...stay, departureDate: '2027-06-18', encryptedReservationId })).toEqual([
      422,
      '/departureDate',
    ]);
  });

  it('is asked for by a form with an odd entry as the page reads it', async () => {
    const { pointersOf, storage } = await aDesk();
    // As an earlier version may have stored it: today's import would refuse it.
    const departureDate = { ...on, isRequired: 'yes' };
    const signature = { ...on, signsFromAge: 25 };
    const oddForm = {
      clientInfo: 'on',
      stayInfo: { isActivated: true, fields: { fingerprint: true, arrivalDate: on, departureDate } },
      companionInfo: { isActivated: true, companionCount: 60, fields: { signature } },
    };
    const hotel = aHotel();
    const document = { kind: 'checkinForm' as const, key: '', json: JSON.stringify(oddForm) };
    await storage.importHotel({ ...hotel, documents: [...hotel.documents, document] });
    const arrivalDate = '2026-06-16';
    expect(await pointersOf({})).toEqual([422, '/arrivalDate']);
    // 25 is no age of majority: 21 is the highest.
    expect(await pointersOf({ arrivalDate, ...companions(1, { birthDate: '2005-06-17' }) })).toEqual([201]);
    expect(await pointersOf({ arrivalDate, ...companions(1, { birthDate: '2005-06-16' }) })).toEqual([
      422,
      '/occupants/0/signature',
    ]);
  });

  it('is refused to a guest who was born after they arrive', async () => {
    const { call, pointersOf } = await aDesk();
    const body = { hoster: 'palace-id', birthDate: '2026-06-14', overwriting: false };
    const customer = String((await call('customer', { body })).json._id);
    expect(await pointersOf({ customer, arrivalDate: '2026-06-13' })).toEqual([422, '/customer/birthDate']);
    expect(await pointersOf({ customer, arrivalDate: '2026-06-14' })).toEqual([201]);
    expect(await call('customer', { body: { ...body, birthDate: '2026-06-17' } })).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/birthDate' }] },
    });
  });

  it('takes the longest texts and today’s newborn', async () => {
    const { pointersOf } = await aDesk();
    const longest = {
      message: 'é'.repeat(MAX_LONG_TEXT_LENGTH),
      ...companions(10, { birthDate: '2026-06-15' }),
    };
    expect(await pointersOf(longest)).toEqual([201]);
  });
});
