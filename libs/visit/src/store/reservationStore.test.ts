// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { server, testConfig } from '@guest/testing';
import { recallReservation } from '../model/recalledReservation';
import { useReservationStore } from './reservationStore';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const api = () => Promise.resolve(client);

let release: () => void;

beforeEach(() => {
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/reservation/guest/:id', async ({ params }) => {
      const isSlow = params.id === 'slow-reservation-of-128-bits';
      if (isSlow) await held;
      return HttpResponse.json({
        _id: params.id,
        hoster: 'one',
        arrivalDate: '2026-11-20',
        departureDate: isSlow ? '2026-11-22' : '2026-11-30',
      });
    }),
  );
});

it('is about the link that was opened last, however late an earlier one is answered', async () => {
  const store = useReservationStore.in(createRegistry());
  const { find } = store.getState();
  const slow = find(api, 'one', 'slow-reservation-of-128-bits');
  await find(api, 'one', 'fast-reservation-of-128-bits');
  release();
  await slow;
  expect(store.getState()).toMatchObject({
    publicId: 'fast-reservation-of-128-bits',
    departureDate: '2026-11-30',
    reservation: { status: 'success', data: { _id: 'fast-reservation-of-128-bits' } },
  });
  expect(recallReservation('one')).toBe('fast-reservation-of-128-bits');
});
