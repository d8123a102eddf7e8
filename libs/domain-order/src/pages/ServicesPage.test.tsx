import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, type RenderOptions } from '@guest/testing';
import { aProduct, aWireCatalogue } from '../test/builders';
import { CATALOGUE, patience, renderOrders } from '../test/network';

const WIDTH = innerWidth;
const resizeTo = (width: number) => {
  window.innerWidth = width;
};
afterEach(() => resizeTo(WIDTH));

const at = paths.services('demo');

async function openServices(options: Partial<RenderOptions> = {}) {
  await fakeNetwork();
  return renderOrders({ at, ...options });
}

/** The demo hotel with another catalogue. */
async function openCatalogue(categories: Parameters<typeof aWireCatalogue>[0]) {
  await fakeNetwork({ answers: { [CATALOGUE]: () => Response.json(aWireCatalogue(categories)) } });
  return renderOrders({ at });
}

describe('the services', () => {
  it('stand in their categories, each with what it costs and what for', async () => {
    await openServices();
    const morning = within(await screen.findByRole('region', { name: 'Matin' }, patience));
    const breakfast = morning.getByRole('link', { name: /Petit déjeuner en chambre/u });
    expect(breakfast).toHaveAttribute('href', '/demo/services/petit-dejeuner');
    expect(breakfast.textContent).toMatch(/16,50.€ par pers\./u);
    expect(morning.getByRole('link', { name: /Café et thé/u }).textContent).toMatch(/Offert$/u);
  });

  it.each([
    ['taxi', /Sur demande$/u],
    ['decoration', /Sur devis$/u],
    ['salle-sport', /Inclus$/u],
    ['transfert-mer', /dès 290,00.€$/u],
  ])('%s says its price in words', async (id, words) => {
    await openServices();
    await screen.findByRole('region', { name: 'Matin' }, patience);
    const row = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.endsWith(`/${id}`));
    expect(row?.textContent).toMatch(words);
  });

  it('can be narrowed to what suits a diet, and opened again where nothing does', async () => {
    const { user } = await openServices();
    await screen.findByRole('region', { name: 'Matin' }, patience);
    const all = screen.getAllByRole('link').length;
    await user.click(screen.getByText('Choisir selon un régime'));
    await user.click(await screen.findByRole('checkbox', { name: 'Végétalien' }));
    expect(screen.getByText('Selon 1 régime')).toBeVisible();
    expect(screen.getByRole('link', { name: /Petit déjeuner en chambre/u })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Taxi/u })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'vélo');
    await user.click(await screen.findByRole('button', { name: 'Voir tous les services' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(all));
    expect(screen.getByRole('checkbox', { name: 'Végétalien' })).not.toBeChecked();
  });

  it('can be jumped to by category', async () => {
    await openServices();
    const pills = within(await screen.findByRole('group', { name: 'Catégories' }, patience));
    expect(pills.getByRole('link', { name: 'Tout' })).toHaveAttribute('aria-current', 'true');
    const href = pills.getByRole('link', { name: 'Matin' }).getAttribute('href');
    expect(document.querySelector(href ?? '')).toBe(screen.getByRole('region', { name: 'Matin' }));
  });

  it('are jumped to without a step more for Back, and with the focus', async () => {
    const { user } = await openServices();
    const pills = within(await screen.findByRole('group', { name: 'Catégories' }, patience));
    const morning = screen.getByRole('region', { name: 'Matin' });
    const bringIntoView = vi.fn();
    morning.scrollIntoView = bringIntoView;
    const steps = history.length;
    await user.click(pills.getByRole('link', { name: 'Matin' }));
    expect(bringIntoView).toHaveBeenCalledOnce();
    expect(morning).toHaveFocus();
    expect(history.length).toBe(steps);
  });

  it('that are not available say so instead of a price', async () => {
    await openCatalogue({
      Soir: [aProduct({ name: 'Sauna', isAvailable: false, price: { amountCents: 900 } })],
    });
    const row = await screen.findByRole('link', { name: /Sauna/u }, patience);
    expect(row.textContent).toMatch(/Indisponible$/u);
    expect(row).not.toHaveTextContent('9,00');
  });

  it('are marked with the hotel’s language for a guest who reads another', async () => {
    await openServices({ language: 'en' });
    const name = within(await screen.findByRole('region', { name: 'Matin' }, patience)).getByText(
      'Café et thé',
    );
    expect(name).toHaveAttribute('lang', 'fr');
    expect(screen.getAllByText('Free')[0]?.closest('[lang]')).toBe(null);
  });
});

describe('searching', () => {
  it('is offered above eight services', async () => {
    await openCatalogue({ Matin: Array.from({ length: 8 }, (_, index) => aProduct({ _id: `s${index}` })) });
    await screen.findByRole('heading', { level: 2, name: 'Matin' }, patience);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('finds by any word, without accents, and says how many', async () => {
    const { user } = await openServices();
    await user.type(await screen.findByRole('searchbox', {}, patience), 'petit dejeuner chambre');
    expect(await screen.findByText('1 service trouvé')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Petit déjeuner en chambre/u })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Taxi/u })).not.toBeInTheDocument();
  });

  it('without a find offers the way back to all', async () => {
    const { user } = await openServices();
    await user.type(await screen.findByRole('searchbox', {}, patience), 'licorne');
    expect(await screen.findByRole('heading', { name: /licorne/u })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir tous les services' }));
    expect(await screen.findByRole('link', { name: /Taxi/u })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the service beside the list', () => {
  it('is the first that can be ordered, or the one of the address', async () => {
    await openServices();
    const aside = () => within(screen.getByRole('complementary', { name: 'Le service choisi' }));
    await screen.findByRole('complementary', {}, patience);
    expect(aside().getByRole('heading', { name: 'Petit déjeuner en chambre' })).toBeInTheDocument();
    expect(aside().getByRole('link', { name: 'Composer ma commande' })).toHaveAttribute(
      'href',
      '/demo/services/petit-dejeuner/order',
    );
  });

  it('follows the address', async () => {
    await openServices({ at: `${at}?service=velo` });
    const aside = within(await screen.findByRole('complementary', {}, patience));
    expect(aside.getByRole('heading', { name: 'Vélo de ville' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: true, name: /Vélo/u })).toBeInTheDocument();
  });

  it('is chosen by a click on wide windows; the keyboard goes on to its page', async () => {
    resizeTo(1280);
    const { user } = await openServices();
    const list = within(await screen.findByRole('region', { name: 'Se déplacer' }, patience));
    await user.click(list.getByRole('link', { name: /Vélo/u }));
    expect(screen.getByTestId('address')).toHaveTextContent('/demo/services?service=velo');

    list.getByRole('link', { name: /Taxi/u }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/demo/services/taxi');
  });
});

it('a tap on a phone opens the service', async () => {
  resizeTo(390);
  const { user } = await openServices();
  const list = within(await screen.findByRole('region', { name: 'Se déplacer' }, patience));
  await user.click(list.getByRole('link', { name: /Vélo/u }));
  expect(screen.getByTestId('address')).toHaveTextContent('/demo/services/velo');
});

describe('without services', () => {
  it('shows their shape while they come', async () => {
    const { hold } = await fakeNetwork();
    hold(CATALOGUE);
    renderOrders({ at });
    expect(await screen.findByText('Chargement des services', {}, patience)).toBeInTheDocument();
  });

  it('says that there are none yet', async () => {
    await openCatalogue({});
    expect(
      await screen.findByRole('heading', { name: 'Pas encore de services ici' }, patience),
    ).toBeInTheDocument();
  });

  it('says so politely where the hotel has not subscribed, and asks for nothing', async () => {
    await fakeNetwork({ answers: { [CATALOGUE]: failures.cut } });
    renderOrders({
      at,
      hoster: (hoster) => ({ ...hoster, subscriptionStatus: { isAdditionalSellsSubscribed: false } }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Les services se demandent à la réception' }, patience),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/demo');
  });

  it('says what failed, and tries again', async () => {
    const { answersOnce } = await fakeNetwork();
    answersOnce(CATALOGUE, failures.status(503));
    const { user } = renderOrders({ at });
    await screen.findByRole('heading', { name: 'Les services ne se sont pas chargés' }, patience);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('region', { name: 'Matin' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Services' })).toHaveFocus();
  });

  it('keeps the guest’s place while it tries again, and says when that was in vain', async () => {
    const { hold, requests } = await fakeNetwork({ answers: { [CATALOGUE]: failures.status(503) } });
    const { user } = renderOrders({ at });
    await screen.findByRole('heading', { name: 'Les services ne se sont pas chargés' }, patience);
    const retry = () => screen.getByRole('button', { name: /Réessayer|Nouvel essai/u });
    const release = hold(CATALOGUE);
    await user.click(retry());
    expect(retry()).toHaveFocus();
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(requests(CATALOGUE)).toHaveLength(2));
    release();
    expect(await screen.findByText('Le nouvel essai n’a pas abouti')).toHaveRole('status');
    expect(retry()).toHaveFocus();
    expect(retry()).not.toHaveAttribute('aria-busy', 'true');
  });
});
