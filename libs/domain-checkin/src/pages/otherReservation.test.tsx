import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { useReservationStore } from '@guest/visit';
import { fakeNetwork, stopClock, testConfig } from '@guest/testing';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { CHECKIN, CUSTOMER, EXTRAS } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
// The family’s stay is from the 24th to the 27th.
beforeEach(() => stopClock('2026-11-24T10:00:00+01:00'));

const press = (name: string) => screen.getByRole('button', { name });

/** Two rooms of one family, each with a link of its own. */
async function aFamily(more: Parameters<typeof aForm>[0] = {}) {
  const room = (firstname: string, name: string) => ({
    _id: `room-of-${name}-0000000000000`,
    encryptedReservationId: `KEY-${name}`,
    arrivalDate: '2026-11-24',
    departureDate: '2026-11-27',
    personCount: 1,
    isCheckedIn: false,
    guest: { firstname, lastname: 'Martin', email: `${name}@example.com`, phone: '' },
  });
  const { requests, answers } = await fakeNetwork({
    change: (bundle) => ({
      ...bundle,
      checkinForm: aForm({
        clientInfo: {
          fields: { firstname: required, lastname: required, email: required, idDocument: true },
        },
        ...more,
      }),
      reservations: [room('Jules', 'jules'), room('Anna', 'anna')].map((one) => ({
        ...one,
        hoster: bundle.hoster._id,
      })),
    }),
  });
  const api = createApi(testConfig, { origin: location.origin, retry: 0 });
  const openLink = (opened: ReturnType<typeof openCheckin>, name: string) =>
    useReservationStore
      .in(opened.registry)
      .getState()
      .find(() => Promise.resolve(api), 'hotel-des-lices', `room-of-${name}-0000000000000`);
  return { openLink, requests, answers };
}

it('a second room of the family asks before it takes over the form of the first', async () => {
  const { openLink, requests } = await aFamily();
  const opened = openCheckin(at);
  await openLink(opened, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await opened.user.selectOptions(await screen.findByLabelText('Type de pièce'), 'passport');
  await opened.user.type(await screen.findByLabelText(/^Numéro/u), 'JULES-PASS');

  await openLink(opened, 'anna');
  expect(await screen.findByText(/Nom sur cette réservation.*Anna Martin/u)).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Jules');
  const { secrets } = useCheckinStore.in(opened.registry).getState();
  expect(secrets.reservationKey).toBe('KEY-jules');
  await opened.user.click(press('Recommencer à partir d’elle'));
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Anna'));
  const before = requests('POST').length;
  await opened.user.click(press('Continuer'));
  await opened.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  expect(JSON.stringify(requests('POST').slice(before))).not.toMatch(/jules/iu);
  expect(requests('POST').at(-1)?.body).toMatchObject({ encryptedReservationId: 'KEY-anna' });
});

it('also in a new tab, which knows nothing of the first one’s reservation', async () => {
  const { openLink } = await aFamily();
  const first = openCheckin(at);
  await openLink(first, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await first.user.type(screen.getByLabelText('Prénom'), '-Henri');
  await first.user.click(press('Continuer'));
  await screen.findByRole('button', { name: 'Envoyer mon enregistrement' });
  first.persistence.flush();
  first.unmount();
  sessionStorage.clear();

  const second = openCheckin(at);
  await openLink(second, 'anna');
  expect(await screen.findByText(/Nom sur cette réservation.*Anna Martin/u)).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Jules-Henri');
  expect(localStorage.getItem('root')).not.toContain('room-of-jules');
  // Opening its own link again is not another reservation.
  await openLink(second, 'jules');
  await waitFor(() => expect(screen.queryByText(/Nom sur cette réservation/u)).toBeNull());
});

it('is the only question: whether to go on is asked once it is said for whom', async () => {
  const { openLink } = await aFamily({ stayInfo: { fields: { accommodationPurpose: true } } });
  const first = openCheckin(at);
  await openLink(first, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await first.user.type(screen.getByLabelText('Prénom'), '-Henri');
  await first.user.click(press('Continuer'));
  await screen.findByRole('heading', { level: 1, name: 'Votre séjour' });
  first.persistence.flush();
  first.unmount();
  sessionStorage.clear();

  const second = openCheckin(at);
  expect(await screen.findByText('Quel plaisir de vous revoir')).toBeVisible();
  await openLink(second, 'anna');
  expect(await screen.findByText(/Nom sur cette réservation.*Anna Martin/u)).toBeVisible();
  expect(screen.queryByText('Quel plaisir de vous revoir')).toBeNull();
  await second.user.click(press('Garder mes réponses'));
  expect(await screen.findByText('Quel plaisir de vous revoir')).toBeVisible();
});

it('a form that a reservation filled and nobody touched goes with it, without a question', async () => {
  const { openLink } = await aFamily();
  const opened = openCheckin(at);
  await openLink(opened, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await openLink(opened, 'anna');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Anna'));
  await waitFor(() => expect(screen.getByLabelText(/e-mail/u)).toHaveValue('anna@example.com'));
  expect(screen.queryByText(/Nom sur cette réservation/u)).toBeNull();
});

it('"start anew" empties the guest’s answers and begins again with what the link says, here and now', async () => {
  const { openLink } = await aFamily({ stayInfo: { fields: { accommodationPurpose: true } } });
  const first = openCheckin(at);
  await openLink(first, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await first.user.type(screen.getByLabelText('Prénom'), '-Henri');
  await first.user.click(press('Continuer'));
  await screen.findByRole('heading', { level: 1, name: 'Votre séjour' });
  first.persistence.flush();
  first.unmount();
  sessionStorage.clear();

  const second = openCheckin(at);
  await openLink(second, 'jules');
  await second.user.click(await screen.findByRole('button', { name: 'Tout effacer et recommencer' }));
  await second.user.click(press('Oui, tout effacer'));
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  const checkin = useCheckinStore.in(second.registry);
  expect(checkin.getState().secrets.reservationKey).toBe('KEY-jules');
  // The guest leaves it empty from here on.
  await second.user.clear(screen.getByLabelText(/e-mail/u));
  await second.user.click(await screen.findByRole('heading', { level: 1 }));
  second.travel(`${at}/check`);
  await screen.findByRole('heading', { level: 1, name: 'Vérifiez vos réponses' });
  expect(checkin.getState().answers.client.email).toBe('');
});

it('a form that another tab has sent or deleted begins again with the reservation, and says what happened', async () => {
  const { openLink } = await aFamily();
  const opened = openCheckin(at);
  await openLink(opened, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  await opened.user.type(screen.getByLabelText('Prénom'), '-Henri');
  await opened.user.click(await screen.findByRole('heading', { level: 1 }));
  await waitFor(() => expect(localStorage.getItem('root')).toContain('Jules-Henri'));
  const root = JSON.parse(localStorage.getItem('root') ?? '') as {
    slugs: { demo: Record<string, unknown> };
  };
  delete root.slugs.demo.checkin;
  localStorage.setItem('root', JSON.stringify(root));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'root', storageArea: localStorage }));
  });
  expect(await screen.findByText('Vos réponses ne sont plus ici')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  expect(useCheckinStore.in(opened.registry).getState().secrets.reservationKey).toBe('KEY-jules');
});

it('who deletes everything in another tab finds nothing filled in again: the reservation went along', async () => {
  const { openLink } = await aFamily();
  const opened = openCheckin(at);
  await openLink(opened, 'jules');
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Jules'));
  localStorage.clear();
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(await screen.findByText('Vos réponses ne sont plus ici')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByLabelText('Prénom')).toHaveValue('');
  expect(localStorage.getItem('root') ?? '').not.toContain('Jules');
});

it('a day that the guest empties and the hotel knows is sent, so the check and the receipt show it', async () => {
  const { openLink, requests } = await aFamily({
    stayInfo: { fields: { arrivalDate: true, departureDate: true } },
  });
  const opened = openCheckin(`${at}/stay`);
  await openLink(opened, 'jules');
  const departure = await screen.findByLabelText(/^Date de départ/u);
  await waitFor(() => expect(departure).toHaveValue('2026-11-27'));
  fireEvent.change(departure, { target: { value: '' } });
  expect(departure).toHaveValue('');
  await opened.user.click(press('Continuer'));
  await screen.findByRole('heading', { level: 1, name: 'Vérifiez vos réponses' });
  const checkin = useCheckinStore.in(opened.registry);
  expect(checkin.getState().answers.stay.departureDate).toBe('');
  const term = await screen.findByText('Date de départ', { selector: 'dt' });
  expect(term.nextElementSibling).toHaveTextContent('27 novembre 2026');
  await opened.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  expect(requests('POST').at(-1)?.body).toMatchObject({ departureDate: '2026-11-27' });
  const { parts = [] } = checkin.getState().receipt ?? {};
  expect(parts.flatMap(({ lines }) => lines)).toContainEqual({
    term: 'Date de départ',
    value: expect.stringMatching(/27 novembre 2026/u) as string,
  });
});

it('what the reservation knows is asked with and sent where the steps that would ask are off', async () => {
  const { openLink, requests, answers } = await aFamily({
    clientInfo: { isActivated: false },
    promotionInfo: {},
  });
  const asked: string[] = [];
  answers(EXTRAS, ({ url }) => {
    asked.push(new URL(url).search);
    return Response.json({ extras: [{ _id: 'breakfast', name: 'Petit déjeuner' }] });
  });
  const opened = openCheckin(at);
  await openLink(opened, 'jules');
  await waitFor(() => expect(asked).toContain('?checkin=true&reservationCryptedId=KEY-jules'));
  expect(await screen.findByText('Petit déjeuner')).toBeVisible();
  await opened.user.click(press('Continuer'));
  await opened.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  expect(requests(CUSTOMER).map(({ body }) => body)).toMatchObject([
    { firstname: 'Jules', lastname: 'Martin', email: 'jules@example.com' },
  ]);
  expect(requests(CHECKIN).map(({ body }) => body)).toMatchObject([
    { arrivalDate: '2026-11-24', departureDate: '2026-11-27', encryptedReservationId: 'KEY-jules' },
  ]);
});
