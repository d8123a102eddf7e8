import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { aKeepingRegistry } from '../test/ordering';
import { fakeNetwork, type RenderOptions } from '@guest/testing';
import { aRestoredRegistry, CUSTOMER, ORDER, patience, stopClock, renderOrders } from '../test/network';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const guest = {
  firstname: 'Camille',
  lastname: 'Moreau',
  email: 'camille@example.org',
  phone: '+33 6 12 34 56 78',
  roomNumber: '214',
};
const address = () => screen.getByTestId('address').textContent;
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

describe('the last look', () => {
  it('shows what, when, where, who and how much, before anything is sent', async () => {
    const { requests } = await checkBike();
    expect(screen.getByRole('heading', { name: /^Mardi 24 novembre, 15.h$/u })).toBeInTheDocument();
    expect(screen.getByText('Chambre 214')).toBeInTheDocument();
    expect(screen.getByText(/^1.× Vélo de ville$/u)).toBeInTheDocument();
    expect(screen.getByText('Camille Moreau')).toBeInTheDocument();
    expect(screen.getByText(/^12,00.€, chambre 214$/u)).toBeInTheDocument();
    expect(screen.getByText('Ajouté à la note, payé au départ')).toBeInTheDocument();
    expect(requests('POST')).toEqual([]);
  });

  it('says that ordering obliges to pay, where it does', async () => {
    await checkBike();
    expect(sendButton()).toHaveAccessibleName('Commander avec obligation de paiement');
  });

  it('sends a mere request where nothing is to be paid', async () => {
    await fakeNetwork();
    const { user } = renderOrders({ at: paths.order('demo', 'oreiller'), guest });
    await user.click(await screen.findByRole('button', { name: 'Vérifier' }, patience));
    expect(await screen.findByRole('button', { name: 'Envoyer la demande' })).toBeInTheDocument();
    expect(screen.queryByText('Rien à payer maintenant')).not.toBeInTheDocument();
    // A free order includes no tax, neither beside the list nor below it.
    expect(screen.getAllByText('Total', { selector: 'dt' })).toHaveLength(2);
    expect(screen.queryByText(/TVA/u)).not.toBeInTheDocument();
  });

  it('leads back to the form with all that was filled', async () => {
    const { user } = await checkBike();
    await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
    expect(address()).toBe('/demo/services/velo/order');
    expect(await screen.findByRole('textbox', { name: 'Numéro de chambre' })).toHaveValue('214');
  });

  it('without an order leads to the form', async () => {
    await fakeNetwork();
    renderOrders({
      at: paths.checkOrder('demo', 'velo'),
      guest,
      registry: aRestoredRegistry(),
    });
    await waitFor(() => expect(address()).toBe('/demo/services/velo/order'), patience);
  });

  it('leads back to what has gone wrong meanwhile', async () => {
    const { user, requests } = await checkBike();
    stopClock(new Date('2026-11-24T19:45:00+01:00'));
    await user.click(sendButton());
    expect(address()).toBe('/demo/services/velo/order');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Choisissez un moment à venir');
    expect(requests('POST')).toEqual([]);
  });
});

describe('sending', () => {
  it('tells the hotel who orders, then what, and confirms', async () => {
    const { user, requests, storage } = await checkBike();
    await user.click(sendButton());
    expect(await screen.findByRole('heading', { name: 'C’est noté, Camille' })).toBeInTheDocument();
    expect(address()).toBe('/demo/services/velo/order/sent');

    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer', '/api/order']);
    const [customer, order] = requests('POST');
    expect(customer?.body).toEqual({
      hoster: order?.body.hoster,
      email: 'camille@example.org',
      firstname: 'Camille',
      lastname: 'Moreau',
      phone: '+33 6 12 34 56 78',
      overwriting: true,
      nationalityCode: '',
    });
    expect(order?.body).toEqual({
      hoster: customer?.body.hoster,
      customer: expect.any(String),
      orderDetails: '',
      roomNumber: '214',
      deliveryDate: '2026-11-24T14:00:00.000Z',
      expectedTotal: 1_200,
      item: { originalProductId: 'velo', quantity: 1, type: 'single' },
    });
    const stored = await storage.findCustomer(String(order?.body.hoster), String(order?.body.customer));
    expect(stored).toBeDefined();
  });

  it('says that the page must stay open, and sends once however often it is pressed', async () => {
    const { user, requests, hold } = await checkBike();
    const release = hold(CUSTOMER);
    const button = sendButton();
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    const told = screen.getAllByText('Ne fermez pas la page pendant le transfert');
    expect(told.map(({ role, textContent }) => role ?? textContent)).toContain('status');
    await user.click(button);
    release();
    await screen.findByRole('heading', { name: /C’est noté/u });
    expect(requests(ORDER)).toHaveLength(1);
  });

  it('sends two sheets with their choices', async () => {
    const { requests } = await fakeNetwork();
    const { user } = renderOrders({ at: paths.order('demo', 'petit-dejeuner'), guest });
    await user.click(await screen.findByRole('button', { name: /Augmenter.*plateaux/u }, patience));
    const sheet = (name: string) => within(screen.getByRole('region', { name }));
    await user.type(sheet('Plateau 1').getByRole('textbox', { name: /^Pour qui/u }), 'Camille');
    await user.click(sheet('Camille').getByRole('radio', { name: /Café filtre/u }));
    await user.click(sheet('Plateau 2').getByRole('radio', { name: /Thé de Bretagne/u }));
    await user.click(sheet('Plateau 2').getByRole('radio', { name: /^Vert/u }));
    await user.type(sheet('Plateau 2').getByRole('textbox', { name: /^Un mot/u }), 'Sans lactose');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Thé de Bretagne (Vert) · Sans lactose')).toBeInTheDocument();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: /C’est noté/u });
    expect(requests(ORDER)[0]?.body).toMatchObject({
      expectedTotal: 3_300,
      item: {
        originalProductId: 'petit-dejeuner',
        quantity: 2,
        type: 'sheet',
        sheets: [
          {
            name: 'Camille',
            items: [{ originalItemId: 'pdj-cafe', quantity: 1, selectedPrecisions: [{ precisions: [] }] }],
          },
          {
            comment: 'Sans lactose',
            items: [
              {
                originalItemId: 'pdj-the',
                quantity: 1,
                selectedPrecisions: [{ precisions: [{ name: 'Votre thé', choice: 'Vert' }] }],
              },
            ],
          },
        ],
      },
    });
  });
});

it('a reload in the middle of an order finds it again', async () => {
  const { registry, persistence } = aKeepingRegistry();
  const { user, unmount } = await checkBike({ registry });
  await user.click(screen.getByRole('link', { name: 'Modifier la commande' }));
  await user.click(await screen.findByRole('button', { name: /Augmenter.*Quantité/u }));
  persistence.flush();
  persistence.stop();
  unmount();

  const { registry: reloaded } = aKeepingRegistry();
  renderOrders({ at: paths.checkOrder('demo', 'velo'), registry: reloaded });
  expect(await screen.findByText(/^2.× Vélo de ville$/u)).toBeInTheDocument();
  expect(screen.getByText(/^24,00.€, chambre 214$/u)).toBeInTheDocument();
});
