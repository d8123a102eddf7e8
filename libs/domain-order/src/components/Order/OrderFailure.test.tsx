import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry } from '@guest/state';
import { expectConsoleError, failures, fakeNetwork, type RenderOptions } from '@guest/testing';
import { useVisitStore } from '@guest/visit';
import { useOrderStore } from '../../store/orderStore';
import { CATALOGUE, CUSTOMER, ORDER, patience, stopClock, renderOrders } from '../../test/network';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const guest = {
  firstname: 'Camille',
  lastname: 'Moreau',
  email: 'camille@example.org',
  phone: '+33 6 12 34 56 78',
  roomNumber: '214',
};
const sendButton = () => screen.getByRole('button', { name: /Commander avec|demande/u });

/** A bicycle for room 214, ready to be sent. */
async function checkBike(options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const view = renderOrders({ at: paths.order('demo', 'velo'), guest, ...options });
  await screen.findByRole('heading', { level: 1 }, patience);
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue('2026-11-24'));
  await view.user.click(screen.getByRole('button', { name: 'Vérifier' }));
  await screen.findByRole('heading', { name: 'Vérifiez votre commande' });
  return { ...network, ...view };
}

type WireService = Record<string, unknown>;

/** The hotel's catalogue with another bicycle, or none. */
async function aCatalogue(change: (bike: WireService) => WireService | undefined) {
  const hotel = await fetch(`${location.origin}/api/hoster?shortcut=demo`);
  const { _id } = (await hotel.json()) as { _id: string };
  const answer = await fetch(`${location.origin}/api/product?hosterId=${_id}`);
  const catalogue = (await answer.json()) as {
    categories: { subcategories: { services: WireService[] }[] }[];
  };
  for (const subcategory of catalogue.categories.flatMap(({ subcategories }) => subcategories)) {
    subcategory.services = subcategory.services.flatMap((service) =>
      service._id === 'velo' ? [change(service) ?? []].flat() : [service],
    );
  }
  return () => Response.json(catalogue);
}

describe('a failure', () => {
  it('keeps everything, says so, and sends the very same again', async () => {
    const { user, requests, answersOnce } = await checkBike();
    answersOnce(ORDER, failures.status(502));
    await user.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Nous ne savons pas encore si votre demande est arrivée');
    expect(notice).not.toHaveTextContent('n’a pas été envoyée');
    expect(notice).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu.');
    expect(screen.getByText('Camille Moreau')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Renvoyer la demande' }));
    await screen.findByRole('heading', { name: /C’est noté/u });
    const keys = requests('POST').map(({ path, key }) => `${path} ${key}`);
    expect(new Set(keys.slice(0, 2))).toEqual(new Set(keys.slice(-2)));
  });

  it('of the customer sends nothing: logged, and the guest is told', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { user, requests, answersOnce } = await checkBike();
    answersOnce(CUSTOMER, failures.status(503));
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre demande n’a pas été envoyée');
    expect(requests(ORDER)).toEqual([]);
  });

  it('says that the price has changed, shows the new one and asks again', async () => {
    const { user, requests, answers, answersOnce } = await checkBike();
    answers(CATALOGUE, await aCatalogue((bike) => ({ ...bike, price: { amountCents: 1_300 } })));
    answersOnce(ORDER, failures.problem(422, { type: 'urn:guest-web:problem:total-changed' }));
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le prix a changé entre-temps.');
    expect(await screen.findByText(/^13,00.€, chambre 214$/u)).toBeInTheDocument();
    expect(sendButton()).toHaveAccessibleName('Commander avec obligation de paiement');
    await user.click(sendButton());
    await waitFor(() => expect(requests(ORDER)).toHaveLength(2));
    const [before, after] = requests(ORDER);
    expect(after?.body.expectedTotal).toBe(1_300);
    expect(after?.key).not.toBe(before?.key);
  });

  it.each<[string, Parameters<typeof aCatalogue>[0], string]>([
    ['out of order', (bike) => ({ ...bike, isAvailable: false }), 'Voir le service'],
    ['gone', () => undefined, 'Voir tous les services'],
  ])('because the service is %s by now says so, and keeps what was filled in', async (_, change, wayOn) => {
    const registry = createRegistry();
    const { user, requests, answers, answersOnce } = await checkBike({ registry });
    answers(CATALOGUE, await aCatalogue(change));
    answersOnce(ORDER, failures.problem(422, { type: 'urn:guest-web:problem:unprocessable' }));
    await user.click(sendButton());
    await screen.findByText(/vient de retirer ce service\. Ce que vous avez rempli est gardé/u);
    expect(screen.getByRole('link', { name: wayOn })).toBeInTheDocument();
    expect(useOrderStore.in(registry).getState().drafts.velo).toMatchObject({ quantity: 1 });
    expect(requests(ORDER)).toHaveLength(1);
  });

  it.each([
    ['a refusal', 422, /L’hôtel ne peut pas la prendre telle quelle/u],
    ['too many requests', 429, /Trop de demandes/u],
    ['a broken server', 500, /Renvoyez la demande.*jamais comptée deux fois/u],
  ])('by %s has its own words', async (_, status, words) => {
    const { user, answersOnce } = await checkBike();
    answersOnce(ORDER, failures.status(status));
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('is forgotten when the guest changes the order', async () => {
    const { user, answersOnce } = await checkBike();
    answersOnce(ORDER, failures.status(422));
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
    await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
    await screen.findByRole('heading', { name: 'Vérifiez votre commande' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that the hotel may have received asks before it is changed', async () => {
    const { user, requests, answersOnce } = await checkBike();
    answersOnce(ORDER, failures.status(502));
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    expect(screen.getByTestId('address').textContent).toMatch(/^\/demo\/orders\//u);

    await user.click(screen.getByRole('button', { name: 'Modifier la commande' }));
    const dialog = within(await screen.findByRole('dialog', { name: /La modifier quand même/u }));
    expect(dialog.getByText(/il est possible que l’hôtel l’ait reçue/u)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'La garder' }));
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    await screen.findByRole('list', { name: 'Suivi de la commande' });
    const [first, again] = requests(ORDER);
    expect(again?.key).toBe(first?.key);
  });

  it('that the hotel may have received is never followed by another order unasked', async () => {
    const registry = createRegistry();
    const { user, requests, answersOnce } = await checkBike({ registry });
    answersOnce(ORDER, failures.status(502));
    await user.click(sendButton());
    await screen.findByRole('alert');
    // As another screen or tab may: the same button would send something else now.
    act(() => useVisitStore.in(registry).getState().fillGuest('phone', '+33 6 99 99 99 99'));
    await user.click(screen.getByRole('button', { name: 'Renvoyer la demande' }));
    await user.click(await screen.findByRole('button', { name: 'Réessayer maintenant' }));
    await screen.findByRole('list', { name: 'Suivi de la commande' });
    const [first, again, ...more] = requests(ORDER);
    expect(again).toEqual(first);
    expect(more).toEqual([]);
  });

  it('that the hotel may have received is changed once the guest insists', async () => {
    const { user, answersOnce } = await checkBike();
    answersOnce(ORDER, failures.status(502));
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
    await user.click(await screen.findByRole('button', { name: 'Modifier la commande' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'La modifier' }));
    expect(await screen.findByRole('button', { name: 'Vérifier' })).toBeInTheDocument();
  });
});
