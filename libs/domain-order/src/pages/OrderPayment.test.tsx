import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderDetails, PaymentMethod } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { failures, fakeNetwork } from '@guest/testing';
import { useOrdersStore } from '../store/ordersStore';
import { FOLLOWED, ORDER, patience, renderOrders, stopClock } from '../test/network';
import { aKeepingRegistry } from '../test/ordering';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const SETTINGS = 'GET /api/hoster/:id/payment/settings';
const guest = { firstname: 'Camille', lastname: 'Moreau', roomNumber: '214' };
const address = () => screen.getByTestId('address').textContent ?? '';
/** The hotel has answered how the order stands: nothing is under way any more. */
const isAnswered = () => screen.findByRole('button', { name: 'Annuler la commande' }, patience);
const byCard = () => screen.findByRole('radio', { name: /^Par carte, maintenant/u });
const payButton = () => screen.findByRole('button', { name: /^Commander et payer 10,00.€$/u });

interface Setting {
  orderMethods?: PaymentMethod[];
  service?: string;
}

/** The check page of a bicycle for room 214, at a hotel that takes orders by these methods. */
async function checkOrder({ orderMethods = ['room', 'card'], service = 'animaux' }: Setting = {}) {
  const network = await fakeNetwork({
    change: (bundle) => ({
      ...bundle,
      paymentSettings: bundle.paymentSettings && { ...bundle.paymentSettings, orderMethods },
    }),
  });
  const { registry, persistence } = aKeepingRegistry();
  const view = renderOrders({ at: paths.order('demo', service), guest, registry });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Vérifier' }, patience));
  await screen.findByRole('heading', { name: 'Vérifiez votre commande' });
  return { ...network, ...view, persistence };
}

describe('the check page', () => {
  it('offers the room and a card, the room first', async () => {
    const { user, requests } = await checkOrder();
    expect(await byCard()).not.toBeChecked();
    const room = screen.getByRole('radio', { name: /^Sur la note de ma chambre/u });
    expect(room).toBeChecked();
    expect(room).toHaveAccessibleName(/Rien à payer maintenant\.$/u);
    expect(await byCard()).toHaveAccessibleName(/à l’étape suivante\. CB, Visa, Mastercard\.$/u);
    expect(screen.getByText('Ajouté à la note, payé au départ')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Commander avec obligation de paiement' }));
    await isAnswered();
    expect(requests(ORDER)[0]?.body).not.toHaveProperty('paymentMethod');
    expect(screen.queryByText('Paiement')).not.toBeInTheDocument();
  });

  it('sends an order by card and leads to its payment', async () => {
    const { user, requests } = await checkOrder();
    await user.click(await byCard());
    expect(screen.queryByText('Ajouté à la note, payé au départ')).not.toBeInTheDocument();
    await user.click(await payButton());
    await waitFor(() => expect(address()).toMatch(/^\/demo\/payment\/[\w-]{32}\?order=\S+$/u));
    expect(requests(ORDER)[0]?.body).toMatchObject({ paymentMethod: 'card', expectedTotal: 1_000 });
  });

  it('keeps the choice while the order is changed', async () => {
    const { user } = await checkOrder();
    await user.click(await byCard());
    await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
    await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
    expect(await payButton()).toBeInTheDocument();
    expect(await byCard()).toBeChecked();
  });

  it('asks nothing where a card is the only way', async () => {
    const { user, requests } = await checkOrder({ orderMethods: ['card'] });
    expect(await payButton()).toBeInTheDocument();
    expect(screen.getByText('Vous payez par carte')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(await payButton());
    await waitFor(() => expect(requests(ORDER)[0]?.body).toMatchObject({ paymentMethod: 'card' }));
  });

  it.each<[string, Setting]>([
    ['of what is free', { service: 'oreiller' }],
    ['of a hotel that puts everything on the room', { orderMethods: [] }],
  ])('%s says nothing of cards', async (_name, setting) => {
    const { requests } = await checkOrder(setting);
    await waitFor(() => expect(requests(SETTINGS)).toHaveLength(1));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(/carte/u)).not.toBeInTheDocument();
  });

  it('leaves the order on the room where the settings cannot be read', async () => {
    const network = await fakeNetwork({ answers: { [SETTINGS]: failures.status(500) } });
    const { user } = renderOrders({ at: paths.order('demo', 'animaux'), guest });
    await user.click(await screen.findByRole('button', { name: 'Vérifier' }, patience));
    expect(await screen.findByText('Rien à payer maintenant')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Commander avec obligation de paiement' }));
    await screen.findByRole('heading', { name: 'C’est noté, Camille' });
    expect(network.requests(ORDER)[0]?.body).not.toHaveProperty('paymentMethod');
  });

  it('shows the other way to pay where the hotel has changed it meanwhile', async () => {
    const { user, answersOnce, answers } = await checkOrder();
    await user.click(await byCard());
    answersOnce(ORDER, failures.problem(422, { pointers: ['/paymentMethod'] }));
    answers(SETTINGS, () => Response.json({ isActivated: true, orderMethods: ['room'] }));
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('le mode de paiement');
    expect(await screen.findByText('Rien à payer maintenant')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('confirms an order by card whose receipt names no payment', async () => {
    const { user, answersOnce } = await checkOrder();
    answersOnce(ORDER, () => Response.json({ _id: 'order-1' }, { status: 201 }));
    await user.click(await byCard());
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'C’est noté, Camille' })).toBeInTheDocument();
  });
});

describe('an order by card', () => {
  /** An order of a bicycle by card, seen on one of its screens. */
  async function anOrderByCard(
    at: (order: string) => string = (order) => paths.orderFollowed('demo', order),
    change: Partial<OrderDetails> = {},
  ) {
    const { user, persistence, unmount, answers, requests, registry } = await orderByCard();
    const [order] = Object.values(useOrdersStore.in(registry).getState().orders);
    if (!order) throw new Error('No order');
    persistence.flush();
    persistence.stop();
    unmount();
    const { _id, key } = { _id: order.id, key: order.key ?? '' };
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${location.origin}/api/order/${_id}`, { headers });
    const details = (await answer.json()) as OrderDetails;
    answers(FOLLOWED, () => Response.json({ ...details, ...change }));
    const { registry: reloaded } = aKeepingRegistry();
    renderOrders({ at: at(order.id), registry: reloaded });
    return { user, requests, order, intent: order.payment?.intent ?? '' };
  }
  async function orderByCard() {
    const { registry, persistence } = aKeepingRegistry();
    const network = await fakeNetwork();
    const view = renderOrders({ at: paths.order('demo', 'animaux'), guest, registry });
    await view.user.click(await screen.findByRole('button', { name: 'Vérifier' }, patience));
    await view.user.click(await byCard());
    await view.user.click(await payButton());
    await waitFor(() => expect(address()).toContain('/payment/'));
    return { ...network, ...view, persistence, registry };
  }
  const standing = (status: NonNullable<OrderDetails['payment']>['status'], rest = {}) => ({
    payment: { intent: 'intent-1', status },
    ...rest,
  });

  it('says that it is to be paid, and leads there', async () => {
    const { order, intent } = await anOrderByCard();
    expect(await screen.findByText(/^Par carte.: à payer$/u, {}, patience)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Payer 10,00.€$/u })).toHaveAttribute(
      'href',
      paths.payment('demo', intent, order.id),
    );
    expect(await isAnswered()).toBeInTheDocument();
  });

  it('whose payment has expired can still be paid', async () => {
    await anOrderByCard(undefined, standing('failed'));
    await waitFor(
      () =>
        expect(screen.getByRole('link', { name: /^Payer 10,00.€$/u })).toHaveAttribute(
          'href',
          expect.stringContaining('/payment/intent-1?order='),
        ),
      patience,
    );
  });

  it.each<[NonNullable<OrderDetails['payment']>['status'], RegExp]>([
    ['succeeded', /^Par carte.: payé$/u],
    ['processing', /^Par carte.: en cours$/u],
  ])('that is %s says so, and asks for nothing more', async (status, words) => {
    await anOrderByCard(undefined, standing(status, { cancellableUntil: undefined }));
    expect(await screen.findByText(words, {}, patience)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Payer/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Annuler la commande' })).not.toBeInTheDocument();
  });

  it('that is cancelled asks for nothing', async () => {
    await anOrderByCard(undefined, standing('cancelled', { status: 'cancelled', cancelledBy: 'guest' }));
    expect(await screen.findByText('Vous avez annulé cette commande', {}, patience)).toBeInTheDocument();
    expect(screen.queryByText(/Par carte/u)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Payer/u })).not.toBeInTheDocument();
  });

  it('that the hotel cancels after it was paid says who gives the money back', async () => {
    const change = { status: 'cancelled', cancelledBy: 'hotel', cancellableUntil: undefined } as const;
    await anOrderByCard(undefined, standing('succeeded', change));
    const words = /^Par carte.: payé. La réception vous rembourse.$/u;
    expect(await screen.findByText(words, {}, patience)).toBeInTheDocument();
  });

  it('stands in the list as to be paid', async () => {
    const { requests } = await anOrderByCard(() => paths.orders('demo'));
    const list = within(await screen.findByRole('region', { name: 'Envoyées à l’hôtel' }, patience));
    expect(list.getByText('À payer')).toBeInTheDocument();
    await waitFor(() => expect(requests(FOLLOWED)).not.toEqual([]));
  });

  it('whose confirmation is opened leads to the payment too', async () => {
    await anOrderByCard(() => paths.orderSent('demo', 'animaux'));
    expect(await screen.findByRole('link', { name: /^Payer 10,00.€$/u }, patience)).toBeInTheDocument();
    expect(screen.getByText(/Il vous reste à la payer par carte/u)).toBeInTheDocument();
    expect(await isAnswered()).toBeInTheDocument();
  });
});
