import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderStatusName } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { expectConsoleError, failures, fakeNetwork } from '@guest/testing';
import { useSubmissionsStore } from '@guest/submission';
import { useOrdersStore } from '../store/ordersStore';
import {
  aRestoredRegistry,
  CUSTOMER,
  FOLLOWED,
  ORDER,
  patience,
  renderOrders,
  stopClock,
} from '../test/network';
import { aKeepingRegistry, anOrderToSend } from '../test/ordering';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const address = () => screen.getByTestId('address').textContent ?? '';
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('list', { name: 'Suivi de la commande' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an order without a network', () => {
  /** The network is away for one call: customer and order are never both asked for then. */
  async function aKeptOrder(serviceId: 'oreiller' | 'velo' = 'oreiller') {
    expectConsoleError(/^No hosterId or customerId$/u);
    const view = await anOrderToSend(serviceId);
    view.answersOnce(CUSTOMER, failures.cut);
    await view.send();
    await title('Votre commande est gardée sur cet appareil');
    return view;
  }

  it('is kept on this device, and says so with all that was ordered', async () => {
    const { requests } = await aKeptOrder('velo');
    expect(address()).toMatch(/^\/demo\/orders\/\S+$/u);
    expect(screen.getByText('À envoyer')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Vélo de ville' })).toBeInTheDocument();
    expect(screen.getByText(/^Mardi 24 novembre, 15.h$/u)).toBeInTheDocument();
    expect(screen.getByText(/^12,00.€$/u)).toBeInTheDocument();
    expect(screen.getByText(/part seule jusqu’à mardi 24 novembre, 15.h/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Commander par téléphone' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/u),
    );
    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer']);
  });

  it('leaves by itself when the network is back: once, and its address leads on to the order', async () => {
    const { submissions, requests, storage } = await aKeptOrder();
    await (await submissions()).flush();
    expect(await screen.findByRole('list', { name: 'Suivi de la commande' })).toBeInTheDocument();
    const orders = requests(ORDER);
    expect(orders).toHaveLength(1);
    expect(await storage.listOrders(String(orders[0]?.body.hoster))).toMatchObject([
      { productId: 'oreiller', roomNumber: '214' },
    ]);
    await (await submissions()).flush();
    expect(requests(ORDER)).toHaveLength(1);
  });

  it('stands in the list once, although this tab has not heard all of what another one did', async () => {
    const { submissions, unmount } = await aKeptOrder();
    const other = aKeepingRegistry();
    const inOther = useSubmissionsStore.in(other.registry).getState().entries;
    expect(Object.values(inOther)).toMatchObject([{ status: 'waiting' }]);
    other.persistence.stop();
    await (await submissions()).flush();
    await screen.findByRole('list', { name: 'Suivi de la commande' });
    unmount();
    const { orders } = useOrdersStore.in(aKeepingRegistry().registry).getState();
    useOrdersStore.in(other.registry).setState({ orders });
    renderOrders({ at: paths.orders('demo'), registry: other.registry });
    await screen.findByRole('region', { name: 'Envoyées à l’hôtel' }, patience);
    expect(screen.queryByRole('region', { name: 'Pas encore parties' })).not.toBeInTheDocument();
  });

  it('is tried again when the guest wants it', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { user, answersOnce } = await aKeptOrder();
    answersOnce(CUSTOMER, failures.cut);
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    expect(await screen.findByText(/Le nouvel essai n’a pas abouti/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    expect(await title('Oreiller au choix')).toBeInTheDocument();
  });

  it('survives a reload', async () => {
    const { unmount } = await aKeptOrder();
    const at = address();
    unmount();
    renderOrders({ at, registry: aKeepingRegistry().registry });
    await title('Votre commande est gardée sur cet appareil');
    expect(screen.getByRole('heading', { level: 2, name: 'Oreiller au choix' })).toBeInTheDocument();
  });

  it('asks once its moment has passed, and another moment can be chosen', async () => {
    const { submissions, requests, user } = await aKeptOrder('velo');
    stopClock(new Date('2026-11-24T15:30:00+01:00'));
    await (await submissions()).flush();
    await title(/^Voulez-vous toujours cette commande/u);
    expect(screen.getByText('À confirmer')).toBeInTheDocument();
    expect(requests('POST')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Choisir un autre moment' }));
    expect(address()).toBe('/demo/services/velo/order');
    expect(await screen.findByLabelText('Numéro de chambre')).toHaveValue('214');
  });

  it('that may have arrived says so once its moment has passed, and leaves all the same as the same order', async () => {
    const view = await anOrderToSend('velo');
    view.answersOnce(ORDER, failures.cut);
    await view.send();
    await title('Votre commande est gardée sur cet appareil');
    stopClock(new Date('2026-11-24T15:30:00+01:00'));
    await (await view.submissions()).flush();
    await title(/^Voulez-vous toujours cette commande/u);
    expect(screen.getByText(/il est possible qu’il l’ait reçue/u)).toHaveRole('status');
    expect(screen.queryByText(/Rien n’est parti/u)).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Choisir un autre moment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/il est possible que l’hôtel l’ait reçue/u)).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'La garder' }));

    // The first call did arrive: the same key tells the hotel that this is no second order.
    await view.user.click(screen.getByRole('button', { name: 'La commander quand même' }));
    // An earlier test's order may still be on its way to the same server.
    const bicycles = () =>
      view.requests('POST').filter(({ body }) => JSON.stringify(body).includes('"velo"'));
    await waitFor(() => expect(bicycles()).toHaveLength(2));
    const [first, again] = bicycles();
    expect(again).toEqual(first);
  });

  it('is told to whom opens its service again, and can be changed: the draft is there', async () => {
    const { user, unmount, registry } = await aKeptOrder();
    unmount();
    renderOrders({ at: paths.order('demo', 'oreiller'), registry });
    await title('Votre commande est gardée sur cet appareil');
    const waiting = () =>
      Object.values(useSubmissionsStore.in(registry).getState().entries).filter(
        ({ status }) => status === 'waiting',
      );
    // Filtered by status: an earlier test's order may still be there.
    expect(waiting()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Modifier la commande' }));
    expect(await screen.findByRole('button', { name: 'Vérifier' })).toBeInTheDocument();
    expect(waiting()).toEqual([]);
  });

  it('does not keep its guest from a second order of the service: both are sent', async () => {
    const { user, requests, submissions } = await aKeptOrder();
    await user.click(screen.getByRole('button', { name: 'Faire une autre commande' }));
    expect(address()).toBe('/demo/services/oreiller/order');
    expect(await screen.findByText(/autre commande de ce service n’est pas encore/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'La voir' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/demo\/orders\/\S+$/u),
    );
    expect(screen.getByRole('spinbutton', { name: 'Quantité' })).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: /Augmenter.*Quantité/u }));
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer la demande' }));
    await title('C’est noté, Camille');
    await (await submissions()).flush();
    const orders = requests(ORDER);
    expect(orders.map(({ body }) => (body.item as { quantity: number }).quantity)).toEqual([2, 1]);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  });

  it('that is changed while another one is being made asks first, and takes its place', async () => {
    const { user } = await aKeptOrder();
    await user.click(screen.getByRole('button', { name: 'Faire une autre commande' }));
    stopClock(new Date('2026-11-24T15:01:00+01:00'));
    await user.click(await screen.findByRole('button', { name: /Augmenter.*Quantité/u }));
    await user.click(screen.getByRole('link', { name: 'La voir' }));
    await user.click(await screen.findByRole('button', { name: 'Modifier la commande' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/celle-ci prendra sa place/u)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'La modifier' }));
    expect(await screen.findByRole('spinbutton', { name: 'Quantité' })).toHaveValue('1');
  });

  it('can be given up: nothing of it stays, and nothing is sent', async () => {
    const { user, requests, submissions } = await aKeptOrder();
    await user.click(screen.getByRole('button', { name: 'Ne plus la commander' }));
    const dialog = within(await screen.findByRole('dialog'));
    // So far the guest was only asked: no order was sent.
    expect(dialog.queryByText(/il est possible que l’hôtel l’ait reçue/u)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ne plus la commander' }));
    expect(await title('Pas encore de commande')).toBeInTheDocument();
    await (await submissions()).flush();
    expect(requests('POST')).toHaveLength(1);
    expect(localStorage.getItem('root')).not.toContain('oreiller');
  });

  it('that the browser cannot keep says to leave the page open', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const view = await anOrderToSend('oreiller', { registry: aRestoredRegistry() });
    view.answersOnce(CUSTOMER, failures.cut);
    await view.send();
    expect(await screen.findByText(/laissez cette page ouverte/u)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Votre commande n’est pas encore partie',
    );
    expect(screen.queryByText(/gardée sur cet appareil/u)).not.toBeInTheDocument();
  });

  it('refused later says so, and leads back to what was filled in', async () => {
    const { submissions, answersOnce, user } = await aKeptOrder();
    answersOnce(ORDER, failures.status(422));
    await (await submissions()).flush();
    await title('L’hôtel ne peut pas la prendre telle quelle');
    expect(screen.getByText('À revoir')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Modifier la commande' }));
    expect(address()).toBe('/demo/services/oreiller/order');
  });
});

interface Change {
  status: OrderStatusName;
  reason?: string;
}

describe('an order that the hotel has', () => {
  async function aFollowedOrder() {
    const view = await anOrderToSend('oreiller');
    await view.send();
    await title('C’est noté, Camille');
    // The confirmation's own question about the order is answered: later answers are those of the test.
    await screen.findByRole('button', { name: 'Annuler la commande' });
    const hosterId = String(view.requests('POST')[0]?.body.hoster);
    const [order] = await view.storage.listOrders(hosterId);
    if (!order) throw new Error('No order was stored');
    view.unmount();
    const move = async (...changes: Change[]) => {
      for (const change of changes) {
        const { status = 'received' } = (await view.storage.getOrder(order.id)) ?? {};
        await view.storage.setOrderStatus(order.id, status, { ...change, at: '2026-11-24T14:05:00.000Z' });
      }
    };
    const open = () =>
      renderOrders({ at: paths.orderFollowed('demo', order.id), registry: aKeepingRegistry().registry });
    return { ...view, order, move, open };
  }

  it('is read back after a reload with the secret of this device: a step that was left out counts as done', async () => {
    const { move, open } = await aFollowedOrder();
    await move({ status: 'confirmed' }, { status: 'onTheWay' });
    open();
    await title('Oreiller au choix');
    await waitFor(() =>
      expect(steps()).toEqual([
        expect.stringMatching(/^Envoyée fait15.h$/u),
        expect.stringMatching(/^Acceptée par l’hôtel fait15.h.05$/u),
        'En préparation fait',
        expect.stringMatching(/^En chemin en cours15.h.05$/u),
        'Remise à venir',
      ]),
    );
    expect(screen.getByText(/^À jour à 15.h$/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Annuler/u })).not.toBeInTheDocument();
  });

  it('that the hotel cancelled says why', async () => {
    const { move, open } = await aFollowedOrder();
    await move({ status: 'confirmed' }, { status: 'cancelled', reason: 'Plus d’oreillers ce soir' });
    open();
    expect(await screen.findByText('Plus d’oreillers ce soir')).toBeInTheDocument();
    expect(steps().map((step) => /^[^\s\d]+/u.exec(step ?? '')?.[0])).toEqual([
      'Envoyée',
      'Acceptée',
      'Annulée',
    ]);
  });

  it('can be taken back by its guest for a while', async () => {
    const { open, storage, order } = await aFollowedOrder();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    expect(await screen.findByText('Vous avez annulé cette commande')).toBeInTheDocument();
    // The guest who cancelled is not shown the hotel's reason.
    expect(screen.queryByText('Annulée par le client')).not.toBeInTheDocument();
    expect(await storage.getOrder(order.id)).toMatchObject({ status: 'cancelled' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Annuler la commande' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['nothing', () => new Response(null, { status: 204 })],
    ['a word', () => new Response('OK')],
    ['another shape', () => Response.json({ id: 7, result: 'done' })],
  ])('is cancelled once the hotel has taken that, although it answers with %s', async (_name, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { open, answers, requests } = await aFollowedOrder();
    const { user } = open();
    answers('POST /api/order/:id/status', answer);
    await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler la commande' }),
    );
    expect(await screen.findByText('Vous avez annulé cette commande')).toBeInTheDocument();
    expect(steps().map((step) => /^[^\s\d]+/u.exec(step ?? '')?.[0])).toEqual(['Envoyée', 'Annulée']);
    expect(requests('POST').filter(({ path }) => path.endsWith('/status'))).toHaveLength(1);
  });

  it('cancelled by its guest elsewhere says so, in whatever words the hotel keeps', async () => {
    const { open, storage, order } = await aFollowedOrder();
    const at = '2026-11-24T14:05:00.000Z';
    const reason = 'Annulation en ligne';
    await storage.setOrderStatus(order.id, 'received', { status: 'cancelled', at, reason, by: 'guest' });
    open();
    expect(await screen.findByText('Vous avez annulé cette commande')).toBeInTheDocument();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('that the hotel confirms in the meantime cannot be taken back any more, and says so', async () => {
    const { open, move, storage, order } = await aFollowedOrder();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    await move({ status: 'confirmed' });
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler la commande' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('l’hôtel s’en occupe déjà');
    expect(await storage.getOrder(order.id)).toMatchObject({ status: 'confirmed' });
    await waitFor(() => expect(steps()[1]).toMatch(/^Acceptée par l’hôtel en cours/u));
  });

  it('whose hotel does not answer shows what was known, and when', async () => {
    const { open, answers } = await aFollowedOrder();
    answers(FOLLOWED, failures.cut);
    open();
    expect(await screen.findByText(/Dernier état connu à 15.h/u)).toBeInTheDocument();
    expect(steps()[0]).toMatch(/^Envoyée fait/u);
  });

  it('that the hotel no longer finds says so', async () => {
    const { open, answers, heal } = await aFollowedOrder();
    answers(FOLLOWED, failures.problem(401, { type: 'urn:guest-web:problem:unauthorised' }));
    const { unmount } = open();
    expect(await screen.findByText(/ne retrouve plus cette commande/u)).toBeInTheDocument();
    unmount();

    // It is asked about again whenever its page is opened.
    heal();
    open();
    await waitFor(() => expect(screen.queryByText(/ne retrouve plus/u)).not.toBeInTheDocument());
    expect(await screen.findByText(/^À jour à/u)).toBeInTheDocument();
  });

  it('is not lost by what somebody else answers, until it does so again and again', async () => {
    const { open, answers } = await aFollowedOrder();
    answers(FOLLOWED, failures.status(403));
    for (let time = 0; time < 2; time += 1) {
      const { unmount } = open();
      expect(await screen.findByText(/Dernier état connu/u)).toBeInTheDocument();
      expect(screen.queryByText(/ne retrouve plus/u)).not.toBeInTheDocument();
      unmount();
    }
    open();
    expect(await screen.findByText(/ne retrouve plus cette commande/u)).toBeInTheDocument();
  });

  it('stands in the list of this device with how it stands', async () => {
    const { move } = await aFollowedOrder();
    await move({ status: 'confirmed' });
    renderOrders({ at: paths.orders('demo'), registry: aKeepingRegistry().registry });
    const row = within(await screen.findByRole('region', { name: 'Envoyées à l’hôtel' }, patience));
    expect(row.getByRole('link', { name: /Oreiller au choix/u })).toBeInTheDocument();
    expect(await row.findByText('Acceptée')).toBeInTheDocument();
  });
});

it('of another device is not shown', async () => {
  await fakeNetwork();
  renderOrders({ at: paths.orderFollowed('demo', 'constructor'), registry: aRestoredRegistry() });
  expect(await title('Cette commande ne se suit pas sur cet appareil')).toBeInTheDocument();
});

it('speaks English to an English guest', async () => {
  await fakeNetwork();
  renderOrders({ at: paths.orders('demo'), registry: aRestoredRegistry(), language: 'en' });
  expect(await title('No order yet')).toBeInTheDocument();
});
