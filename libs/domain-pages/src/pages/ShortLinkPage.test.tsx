import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRegistry, persistRegistry } from '@guest/state';
import { failures, fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { recallReservation, useReservationStore, useVisitStore } from '@guest/visit';
import { contentFeature } from '../features';

const KNOWN = 'lices-demo-T7uQm2Xv9RkZa4';
const UNKNOWN = 'lices-demo-0000000000000000';

const RESERVATION = 'GET /api/reservation/guest/:id';
let network: Awaited<ReturnType<typeof fakeNetwork>>;

beforeEach(async () => {
  stopClock('2026-11-24T10:00:00+01:00');
  network = await fakeNetwork({ today: '2026-11-21' });
});

function open(at: string, options: Partial<RenderOptions> = {}) {
  const registry = createRegistry();
  persistRegistry(registry, {
    slug: 'demo',
    storage: localStorage,
    schedule: (work) => {
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return renderFeature(contentFeature, { at, registry, ...options });
}

const arrivesAt = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path));

describe('a short link', () => {
  it.each([
    ['c', '/demo/checkin'],
    ['s', '/demo/services'],
    ['m', '/demo/mood'],
    ['R', '/demo/reviews'],
  ])('%s shows %s, and the secret leaves the address', async (link, target) => {
    open(`/demo/${link}/${KNOWN}`);
    await arrivesAt(target);
  });

  it('keeps the reservation for the visit and fills what the guest has not said', async () => {
    const { registry } = open(`/demo/s/${KNOWN}`, { guest: { firstname: 'Cam' } });
    await arrivesAt('/demo/services');
    expect(useReservationStore.in(registry).getState()).toMatchObject({
      publicId: KNOWN,
      reservation: { status: 'success', data: { arrivalDate: '2026-11-24' } },
    });
    expect(useVisitStore.in(registry).getState().guest).toMatchObject({
      firstname: 'Cam',
      lastname: 'Le Goff',
      roomNumber: '214',
    });
    expect(recallReservation('hotel-des-lices')).toBe(KNOWN);
    expect(localStorage.getItem('root')).not.toContain(KNOWN);
  });

  it('tells when the stay ends, and with it what the guest said of themself', async () => {
    const { registry } = open(`/demo/s/${KNOWN}`);
    await arrivesAt('/demo/services');
    const { departureDate = '' } = useReservationStore.in(registry).getState();
    const guestOn = (moment: number) => {
      const later = createRegistry();
      persistRegistry(later, { slug: 'demo', storage: localStorage, now: () => moment });
      return useVisitStore.in(later).getState().guest.lastname;
    };
    expect(guestOn(Date.parse(departureDate))).toBe('Le Goff');
    expect(guestOn(Date.parse(departureDate) + 24 * 60 * 60 * 1000)).toBe('');
  });

  it('of somebody else replaces the guest of before: two people are never mixed', async () => {
    const { registry } = open(`/demo/s/${KNOWN}`, {
      guest: { firstname: 'Yann', lastname: 'Dupont', email: 'yann@example.org', phone: '+33699999999' },
    });
    await arrivesAt('/demo/services');
    const { guest } = useVisitStore.in(registry).getState();
    expect(guest).toMatchObject({ lastname: 'Le Goff', roomNumber: '214' });
    expect(Object.values(guest).join(' ')).not.toMatch(/Yann|yann|699999999/u);
  });

  it.each([UNKNOWN, 'short', 'x'.repeat(2_000)])(
    'to nothing (%s) still opens the screen, with nothing filled',
    async (id) => {
      const { registry } = open(`/demo/s/${id}`);
      await arrivesAt('/demo/services');
      expect(useReservationStore.in(registry).getState().publicId).toBeUndefined();
      expect(useVisitStore.in(registry).getState().guest.lastname).toBe('');
    },
  );

  it('without a network offers another try', async () => {
    network.answersOnce(RESERVATION, failures.cut);
    const { user } = open(`/demo/s/${KNOWN}`);
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await arrivesAt('/demo/services');
  });

  it('whose answer is cut in half is asked for again, at once and by the guest', async () => {
    let asked = 0;
    let isWell = false;
    network.answers(RESERVATION, () => {
      asked += 1;
      return isWell ? undefined : new Response(`{"_id":"${KNOWN}","arrivalDate":"2026-`);
    });
    const { user } = open(`/demo/c/${KNOWN}`);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(asked).toBe(2);
    await user.click(retry);
    await waitFor(() => expect(asked).toBe(4));
    isWell = true;
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await arrivesAt('/demo/checkin');
    expect(asked).toBe(5);
  });

  it('while the reservations are out of order leads on all the same', async () => {
    network.answers(RESERVATION, failures.status(500));
    const { user } = open(`/demo/s/${KNOWN}`);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir les services' }));
    await arrivesAt('/demo/services');
  });

  it('whose answer comes after the guest has gone on fills the forms all the same', async () => {
    let answer = () => {};
    const answered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    // The backend answers, late.
    network.answers(RESERVATION, () => answered);
    const { registry, user } = open(`/demo/s/${KNOWN}`);
    await user.click(await screen.findByRole('link', { name: 'Voir les services' }));
    await arrivesAt('/demo/services');
    expect(useVisitStore.in(registry).getState().guest.lastname).toBe('');
    answer();
    await waitFor(() => expect(useVisitStore.in(registry).getState().guest.lastname).toBe('Le Goff'));
  });

  it('of another letter is none', async () => {
    open(`/demo/x/${KNOWN}`);
    expect(await screen.findByText(/^No screen of this feature/u)).toBeInTheDocument();
  });
});
