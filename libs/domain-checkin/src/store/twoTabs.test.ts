import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '@guest/api-client';
import type { Reservation } from '@guest/api-contract';
import { createRegistry, persistRegistry } from '@guest/state';
import { aBackend, server, testConfig } from '@guest/testing';
import { stepsOf } from '../model/steps';
import { aForm, aPerson } from '../test/builders';
import { holdCheckins, watchPosts } from '../test/open';
import { useCheckinStore } from './checkinStore';

const HOTEL = 'hotel-des-lices';
const form = aForm({ clientInfo: { fields: { lastname: true, idDocument: true } }, messageInfo: {} });
const steps = stepsOf(form);
const nobody = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };
const room = (name: string): Reservation => ({
  _id: `room-of-${name}-0000000000000`,
  hoster: HOTEL,
  arrivalDate: '2026-11-24',
  departureDate: '2026-11-27',
  personCount: 1,
  isCheckedIn: false,
  guest: { firstname: 'Jules', lastname: 'Martin', email: '', phone: '' },
});

const stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { handlers } = await aBackend('demo', (bundle) => ({
    ...bundle,
    checkinForm: form,
    reservations: [room('one'), room('two')],
  }));
  server.use(...handlers);
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** One of the device's tabs. */
function aTab() {
  const registry = createRegistry();
  const { flush, stop } = persistRegistry(registry, { slug: 'demo', storage: localStorage });
  stops.push(stop);
  const { getState: store } = useCheckinStore.in(registry);
  store().open(HOTEL);
  return { store, flush };
}

/** A browser tells every other tab; here each hears of what it wrote itself, too. */
const tellTabs = (key: string | null = 'root') => dispatchEvent(new StorageEvent('storage', { key }));

function send({ store }: ReturnType<typeof aTab>) {
  const api = createApi(testConfig, { origin: location.origin, retry: 0 });
  const { answers, secrets } = store();
  return store().send(
    () => Promise.resolve(api),
    {
      hosterId: HOTEL,
      timeZone: 'Europe/Paris',
      steps,
      draft: {
        client: { ...answers.client, ...secrets.client },
        stay: answers.stay,
        companions: [],
        agreement: secrets.agreement,
        wishes: answers.wishes,
        message: answers.message,
      },
      consents: [],
      context: { today: '2026-11-21' },
      parts: [],
      language: 'fr',
    },
    { renew: () => undefined, onOver: () => undefined },
  );
}

/** Room 1 is on its way in one tab, on a slow line. */
async function sendRoomOne() {
  const one = aTab();
  one.store().fill({ guest: nobody, reservation: room('one'), steps });
  one.store().saveClient(aPerson({ lastname: 'Martin', idDocument: { type: 'passport', number: 'X-1' } }));
  one.flush();
  const letGo = holdCheckins();
  onTestFinished(letGo);
  const posts = watchPosts();
  const sent = send(one);
  await expect.poll(() => posts.map(({ path }) => path)).toContain('checkin');
  return { one, sent, letGo };
}

describe('another form that has begun on the device while this one is on its way', () => {
  function beginRoomTwo(keeps: 'reservation' | 'answers') {
    const two = aTab();
    two.store().fill({ guest: nobody, reservation: room('two'), steps });
    two.store().takeOther(keeps);
    two.store().saveClient(aPerson({ lastname: 'Martin', idDocument: { type: 'passport', number: 'X-2' } }));
    two.store().saveMessage('Un lit de bébé');
    two.flush();
    tellTabs();
    expect(two.store().answers.message).toBe('Un lit de bébé');
    return two;
  }

  it.each(['reservation', 'answers'] as const)(
    'keeps its answers and secrets (begun from the %s)',
    async (keeps) => {
      const { one, sent, letGo } = await sendRoomOne();
      const two = beginRoomTwo(keeps);
      const { answers, secrets } = two.store();

      letGo();
      expect(await sent).toBe(true);
      one.flush();
      tellTabs();
      expect(two.store().answers).toEqual(answers);
      expect(two.store().secrets).toEqual(secrets);
      expect(localStorage.getItem('root')).toContain('Un lit de bébé');
      expect(one.store().sending.status).toBe('success');
      if (keeps === 'reservation') expect(JSON.stringify(one.store().secrets)).not.toContain('X-1');
    },
  );

  it('is not what the hotel refuses, and gets none of its keys', async () => {
    const errors = [{ pointer: '/encryptedReservationId', detail: 'is unknown' }];
    const answersOfHotel = [
      { status: 409, problem: { type: 'about:blank', title: 'Key reused', status: 409 } },
      { status: 422, problem: { type: 'about:blank', title: 'Unprocessable', status: 422, errors } },
    ];
    server.use(
      http.post('*/api/checkin', () => {
        const { status, problem } = answersOfHotel.shift() ?? { status: 500 };
        const headers = { 'Content-Type': 'application/problem+json' };
        return HttpResponse.json(problem, { status, headers });
      }),
    );
    const { one, sent, letGo } = await sendRoomOne();
    const two = beginRoomTwo('answers');
    const { answers, secrets } = two.store();
    letGo();
    expect(await sent).toBe(false);
    expect(answersOfHotel).toEqual([]);
    one.flush();
    tellTabs();
    expect(two.store()).toMatchObject({ answers, secrets, submission: undefined });
    expect(one.store()).toMatchObject({ submission: undefined, refusedKey: undefined });
  });
});

it('what was deleted on the device meanwhile comes back in no receipt', async () => {
  const { one, sent, letGo } = await sendRoomOne();
  localStorage.clear();
  sessionStorage.clear();
  tellTabs(null);
  letGo();
  expect(await sent).toBe(true);
  one.flush();
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('root')).toBeNull();
});

it('the same form is over in every tab, whatever was changed of it meanwhile', async () => {
  const { one, sent, letGo } = await sendRoomOne();
  const two = aTab();
  two.store().saveMessage('Un lit de bébé');
  two.flush();
  tellTabs();
  letGo();
  expect(await sent).toBe(true);
  one.flush();
  tellTabs();
  expect(two.store().answers.id).toBe('');
  expect(one.store().answers.id).toBe('');
});
