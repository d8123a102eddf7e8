import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { expectConsoleError, failures, testConfig } from '@guest/testing';
import { useReservationStore } from '@guest/visit';
import { CUSTOMER, FOLLOWED, ORDER, patience, stopClock } from '../test/network';
import { anOrderToSend } from '../test/ordering';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const EXTRAS = 'GET /api/recommandation/extras/:id';
const TITLE = /^Un petit plus pour votre séjour.\?$/u;

/** The confirmation of a pillow, with the extras of the demo hotel. */
async function aConfirmation() {
  const view = await anOrderToSend('oreiller');
  await view.send();
  const section = within(await screen.findByRole('region', { name: TITLE }, patience));
  // The hotel has answered how the order stands.
  await screen.findByRole('button', { name: 'Annuler la commande' }, patience);
  const add = (name: RegExp) => view.user.click(section.getByRole('button', { name }));
  return { ...view, section, add };
}

it('offers extras below what was ordered, none of them chosen', async () => {
  const { section } = await aConfirmation();
  const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Petit déjeuner, tout le séjour14,50.€ par personne/u);
  expect(rows).toHaveLength(3);
  for (const count of section.getAllByRole('spinbutton')) expect(count).toHaveValue('0');
  expect(section.getByRole('button', { name: 'Ajouter' })).toBeInTheDocument();
  // Rooms are chosen at check-in.
  expect(screen.queryByText(/Suite sous les toits/u)).not.toBeInTheDocument();
});

it('are asked for the reservation of the guest’s link', async () => {
  const view = await anOrderToSend('oreiller');
  const asked: string[] = [];
  view.answers(EXTRAS, (request) => {
    asked.push(new URL(request.url).search);
    return Response.json({});
  });
  const api = createApi(testConfig, { origin: location.origin, retry: 0 });
  const { find } = useReservationStore.in(view.registry).getState();
  await find(() => Promise.resolve(api), 'hotel-des-lices', 'lices-demo-T7uQm2Xv9RkZa4');
  await view.send();
  await waitFor(
    () => expect(asked).toEqual(['?checkin=false&reservationCryptedId=LICES-24811-c2VqLWNhbWlsbGU']),
    patience,
  );
});

it('are declined as easily as they are ordered', async () => {
  const { add, requests } = await aConfirmation();
  await add(/^Non merci$/u);
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  expect(screen.getByText('Rien de plus n’a été commandé.')).toHaveFocus();
  expect(requests(ORDER)).toHaveLength(1);
});

it('asks for a quantity where nothing is chosen', async () => {
  const { add, requests } = await aConfirmation();
  await add(/^Ajouter$/u);
  expect(await screen.findByText('Choisissez d’abord une quantité.')).toHaveRole('status');
  expect(requests(ORDER)).toHaveLength(1);
});

it('orders each chosen extra for the same guest and room', async () => {
  const { add, requests, user } = await aConfirmation();
  await add(/^Augmenter.*Cidre/u);
  await add(/^Augmenter.*Cidre/u);
  await add(/^Augmenter.*Parking/u);
  expect(screen.getByText(/^Sur la note de la chambre/u)).toBeInTheDocument();
  await add(/^Ajouter · 56,00.€$/u);
  expect(await screen.findByText('Commandé', {}, patience)).toHaveRole('status');
  const [first, ...extras] = requests(ORDER).map(({ body }) => body);
  expect(extras.map(({ item, expectedTotal }) => ({ item, expectedTotal }))).toEqual(
    expect.arrayContaining([
      { item: { originalProductId: 'plus-bienvenue', quantity: 2, type: 'single' }, expectedTotal: 3_800 },
      { item: { originalProductId: 'plus-parking', quantity: 1, type: 'single' }, expectedTotal: 1_800 },
    ]),
  );
  for (const extra of extras) {
    expect(extra).toMatchObject({ roomNumber: first?.roomNumber, hoster: first?.hoster });
    expect(extra).not.toHaveProperty('paymentMethod');
  }
  await user.click(screen.getByRole('link', { name: 'Voir vos commandes' }));
  const sent = within(await screen.findByRole('region', { name: 'Envoyées à l’hôtel' }, patience));
  expect(sent.getByText('Parking, entrée à 80 m')).toBeInTheDocument();
  await waitFor(() => expect(requests(FOLLOWED).length).toBeGreaterThan(3));
  expect(sent.getByText('Cidre et palets à l’arrivée')).toBeInTheDocument();
});

it('says so where an extra has not arrived, and it goes on by itself', async () => {
  expectConsoleError(/^No hosterId or customerId$/u);
  const { add, answersOnce, user } = await aConfirmation();
  await add(/^Augmenter.*Parking/u);
  answersOnce(CUSTOMER, failures.cut);
  await add(/^Ajouter · 18,00.€$/u);
  expect(await screen.findByText(/^L’hôtel n’a pas encore tout reçu/u, {}, patience)).toHaveRole('status');
  await user.click(screen.getByRole('link', { name: 'Voir vos commandes' }));
  const waiting = within(await screen.findByRole('region', { name: 'Pas encore parties' }, patience));
  await user.click(waiting.getByRole('link', { name: /Parking/u }));
  expect(await screen.findByRole('button', { name: 'Ne plus la commander' }, patience)).toBeInTheDocument();
  // An extra has no form to go back to.
  expect(screen.queryByRole('button', { name: 'Modifier la commande' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Faire une autre commande' })).not.toBeInTheDocument();
});

it.each<[string, () => Response]>([
  ['cannot be read', failures.status(500)],
  ['are none', () => Response.json({})],
])('shows nothing where the extras %s', async (_why, answer) => {
  const view = await anOrderToSend('oreiller');
  view.answers(EXTRAS, answer);
  await view.send();
  await screen.findByRole('heading', { name: 'C’est noté, Camille' });
  await waitFor(() =>
    expect(view.requests(EXTRAS).length + view.requests(FOLLOWED).length).toBeGreaterThan(1),
  );
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});
