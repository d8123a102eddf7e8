import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { useSubmissionsStore } from '@guest/submission';
import { fakeNetwork, type RenderOptions } from '@guest/testing';
import { aRestoredRegistry, patience, stopClock, renderOrders } from '../test/network';
import { aKeepingRegistry } from '../test/ordering';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const guest = { firstname: 'Camille', lastname: 'Moreau', roomNumber: '214' };

async function orderPillow(options: Partial<RenderOptions> = {}) {
  await fakeNetwork();
  const view = renderOrders({ at: paths.order('demo', 'oreiller'), guest, ...options });
  const isEnglish = options.language === 'en';
  await view.user.click(
    await screen.findByRole('button', { name: isEnglish ? 'Check' : 'Vérifier' }, patience),
  );
  await view.user.click(
    await screen.findByRole('button', { name: isEnglish ? 'Send the request' : 'Envoyer la demande' }),
  );
  await screen.findByRole('list', { name: isEnglish ? 'Progress of the order' : 'Suivi de la commande' });
  return view;
}

it('says what was sent, what happens next, and where to go from here', async () => {
  await orderPillow();
  expect(screen.getByText('Votre demande a été envoyée !')).toHaveRole('status');
  expect(screen.getByText(/^1.× .*dès que possible, chambre 214\.$/u)).toBeInTheDocument();
  expect(screen.getByText(/^n°.\S+$/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/demo');
  expect(screen.getByRole('link', { name: 'Toutes vos commandes' })).toHaveAttribute('href', '/demo/orders');
  expect(screen.getByRole('link', { name: 'Réception' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+33/u),
  );
});

it('says of what costs nothing that it is free, and of no tax', async () => {
  await orderPillow();
  const costs = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(costs).toContain('Offert');
  expect(screen.getByText('Total')).toBeInTheDocument();
  expect(screen.queryByText(/0,00|TVA/u)).not.toBeInTheDocument();
});

it('claims no more than is true: sent at this hour, all else to come', async () => {
  await orderPillow();
  const steps = within(screen.getByRole('list', { name: 'Suivi de la commande' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Envoyée fait15.h$/u),
    'Acceptée par l’hôtel à venir',
    'En préparation à venir',
    'En chemin à venir',
    'Remise à venir',
  ]);
});

it('offers no call where the hotel takes none', async () => {
  await orderPillow({ hoster: (hoster) => ({ ...hoster, functionalities: { calls: false } }) });
  expect(screen.queryByRole('link', { name: 'Réception' })).not.toBeInTheDocument();
});

it('speaks English to an English guest', async () => {
  await orderPillow({ language: 'en' });
  expect(screen.getByText('Your request has been sent!')).toHaveRole('status');
  // The hotel's words alone are marked in the sentence around them.
  const sentence = screen.getByText(/as soon as possible, room 214\.$/u);
  expect(sentence).not.toHaveAttribute('lang');
  expect(within(sentence).getByText(/oreiller/iu)).toHaveAttribute('lang', 'fr');
});

it('once taken back promises nothing any more, and says how it ended', async () => {
  const { user } = await orderPillow({ registry: aKeepingRegistry().registry });
  await user.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oreiller au choix' })).toHaveFocus();
  expect(screen.getByText('Vous avez annulé cette commande')).toBeInTheDocument();
  expect(screen.queryByText(/Votre demande a été envoyée|s’en occupe/u)).not.toBeInTheDocument();
});

it('a new order of the same service begins anew', async () => {
  const { user } = await orderPillow();
  await user.click(screen.getByRole('link', { name: 'Toutes vos commandes' }));
  await user.click(await screen.findByRole('link', { name: 'Voir les services' }));
  await user.click(await screen.findByRole('link', { name: /oreiller/iu }));
  await user.click(await screen.findByRole('link', { name: 'Faire une demande' }));
  expect(await screen.findByRole('button', { name: 'Vérifier' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByRole('button', { name: 'Envoyer la demande' })).toBeInTheDocument();
});

it('a reload shows it again, and keeps no more of the guest than that', async () => {
  const { registry } = aKeepingRegistry();
  const { unmount } = await orderPillow({ registry, guest: { ...guest, email: 'camille@example.org' } });
  unmount();
  const { entries } = useSubmissionsStore.in(registry).getState();
  expect(JSON.stringify(entries)).not.toMatch(/Moreau|example\.org/u);
  expect(sessionStorage.getItem('root') ?? '').not.toMatch(/Moreau|example\.org/u);
  renderOrders({ at: paths.orderSent('demo', 'oreiller'), registry: aKeepingRegistry().registry });
  expect(await screen.findByRole('heading', { name: 'C’est noté, Camille' })).toBeInTheDocument();
  expect(screen.getByText(/^n°.\S+$/u)).toBeInTheDocument();
  // The hotel has answered with the order's state.
  expect(await screen.findByRole('button', { name: 'Annuler la commande' })).toBeInTheDocument();
});

it.each(['{', '7', '{"hosterId":"x"}', '{"hosterId":"x","sent":{"service":null}}'])(
  'is not misled by %s in storage',
  async (held) => {
    await fakeNetwork();
    sessionStorage.setItem('root', held);
    renderOrders({ at: paths.orderSent('demo', 'velo'), registry: aRestoredRegistry() });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/demo/services'), patience);
  },
);

it('without an order leads to the services', async () => {
  await fakeNetwork();
  renderOrders({ at: paths.orderSent('demo', 'velo'), registry: aRestoredRegistry() });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/demo/services'), patience);
  expect(await screen.findByRole('group', { name: 'Catégories' })).toBeInTheDocument();
});
