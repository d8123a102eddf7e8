import { expect, it, vi } from 'vitest';
import type { Api } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { recallReservation } from '../model/recalledReservation';
import { useReservationStore } from './reservationStore';

const SLOW = 'slow-reservation-of-128-bits';
const FAST = 'fast-reservation-of-128-bits';

const held = vi.hoisted(() => {
  const waiting: { release: () => void; until: Promise<void> } = {
    release: () => {},
    until: Promise.resolve(),
  };
  waiting.until = new Promise<void>((resolve) => (waiting.release = resolve));
  return waiting;
});

vi.mock('../api/calls', () => ({
  getReservation: async (_client: Api, _id: string) => {
    const isSlow = _id === 'slow-reservation-of-128-bits';
    if (isSlow) await held.until;
    return { _id, hoster: 'one', departureDate: isSlow ? '2026-11-22' : '2026-11-30' };
  },
}));

it('is about the link that was opened last, however late an earlier one is answered', async () => {
  const store = useReservationStore.in(createRegistry());
  const { find } = store.getState();
  const api = () => Promise.resolve({} as Api);
  const slow = find(api, 'one', SLOW);
  await find(api, 'one', FAST);
  held.release();
  await slow;
  expect(store.getState()).toMatchObject({
    publicId: FAST,
    departureDate: '2026-11-30',
    reservation: { status: 'success', data: { _id: FAST } },
  });
  expect(recallReservation('one')).toBe(FAST);
});
