import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, type RenderOptions } from '@guest/testing';
import { patience, stopClock, renderOrders } from '../test/network';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const guest = { firstname: 'Camille', lastname: 'Moreau', roomNumber: '214' };
const address = () => screen.getByTestId('address').textContent;
const sheet = (name: string) => within(screen.getByRole('region', { name }));

/** The breakfast's form, once it is there. */
async function openBreakfast(options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const view = renderOrders({ at: paths.order('demo', 'petit-dejeuner'), guest, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Petit déjeuner en chambre' }, patience);
  return { ...network, ...view };
}

/** The form of a single service, once it is there. */
async function openService(serviceId: string, options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const view = renderOrders({ at: paths.order('demo', serviceId), guest, ...options });
  await screen.findByRole('heading', { level: 1 }, patience);
  return { ...network, ...view };
}

describe('a long text', () => {
  // Typing it key by key would take a minute.
  async function type(field: HTMLElement, text: string) {
    fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(field).toHaveValue(text));
  }

  it('says how much room is left only once it comes near its end', async () => {
    await openService('velo');
    const field = screen.getByLabelText(/^Une précision/u);
    await type(field, 'x'.repeat(4_499));
    expect(screen.queryByText(/caractères/u)).not.toBeInTheDocument();
    await type(field, 'x'.repeat(4_500));
    expect(field).toHaveAccessibleDescription(/^4.500 caractères sur 5.000$/u);
    await type(field, 'x'.repeat(5_000));
    expect(field).toHaveAccessibleDescription(/^5.000 caractères au plus/u);
  });

  it('counts on each sheet by itself, in the guest’s language', async () => {
    await openBreakfast({ language: 'en' });
    const comment = screen.getByLabelText('A word for the kitchen?');
    await type(comment, 'x'.repeat(4_700));
    expect(comment).toHaveAccessibleDescription('4,700 of 5,000 characters');
    expect(screen.getByText('Please give no card number and no password.')).toBeInTheDocument();
  });
});

describe('a sheet order', () => {
  it('has one menu card a person, and keeps what was filled when the count changes', async () => {
    const { user } = await openBreakfast();
    await user.click(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u }));

    const count = screen.getByRole('spinbutton', { name: 'Nombre de plateaux' });
    await user.clear(count);
    await user.type(count, '2');
    await user.tab();
    expect(screen.getByRole('region', { name: 'Plateau 2' })).toBeInTheDocument();
    expect(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u })).toBeChecked();

    // While typing 12 the value is 1: no card may be removed.
    await user.click(sheet('Plateau 2').getByRole('radio', { name: /Thé de Bretagne/u }));
    await user.clear(count);
    await user.type(count, '12');
    await user.tab();
    expect(screen.getByRole('region', { name: 'Plateau 12' })).toBeInTheDocument();
    expect(sheet('Plateau 2').getByRole('radio', { name: /Thé de Bretagne/u })).toBeChecked();
    await user.clear(count);
    await user.type(count, '2');
    await user.tab();

    await user.click(screen.getByRole('button', { name: /Diminuer.*Nombre de plateaux/u }));
    expect(screen.queryByRole('region', { name: 'Plateau 2' })).not.toBeInTheDocument();
    expect(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u })).toBeChecked();
  });

  it('shows what it costs at every step, a card and in all', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    expect(card.getByText(/^16,50/u)).toBeInTheDocument();
    await user.click(card.getByRole('radio', { name: /Chocolat/u }));
    await user.click(card.getByRole('radio', { name: /avoine/u }));
    await user.click(card.getByRole('checkbox', { name: /Kouign/u }));
    await user.click(card.getByRole('button', { name: /Augmenter.*Kouign/u }));
    expect(card.getByText(/^22,50/u)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /Augmenter.*plateaux/u }));
    expect(screen.getByText('2 plateaux, TVA incluse')).toBeInTheDocument();
    const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(heard).toContainEqual(expect.stringMatching(/^Total.*39,00/u));
  });

  it('replaces in a section of one choice, and stops at the limit of the others', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    await user.click(card.getByRole('radio', { name: /Café filtre/u }));
    await user.click(card.getByRole('radio', { name: /Chocolat/u }));
    expect(card.getByRole('radio', { name: /Café filtre/u })).not.toBeChecked();

    for (const name of [/Croissant/u, /Kouign/u, /Pain complet/u]) {
      await user.click(card.getByRole('checkbox', { name }));
    }
    expect(card.getByRole('checkbox', { name: /Pain de sarrasin/u })).toBeDisabled();
    await user.click(card.getByRole('checkbox', { name: /Croissant/u }));
    expect(card.getByRole('checkbox', { name: /Pain de sarrasin/u })).toBeEnabled();
  });

  it('takes back what was chosen by mistake where nothing is required', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    await user.click(card.getByRole('radio', { name: /Carotte/u }));
    expect(card.getByText(/^19,00/u)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /Annuler ce choix.*Jus/u }));
    expect(card.getByRole('radio', { name: /Carotte/u })).not.toBeChecked();
    expect(card.getByText(/^16,50/u)).toBeInTheDocument();
  });

  it('asks about each piece of an item, and follows its quantity', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    await user.click(card.getByRole('checkbox', { name: /Croissant/u }));
    expect(card.getByRole('spinbutton', { name: /Croissant.*quantité/u })).toHaveValue('1');
    await user.click(card.getByRole('radio', { name: /Œufs fermiers/u }));
    expect(card.getByRole('group', { name: /Cuisson/u })).toBeInTheDocument();
    await user.click(card.getByRole('radio', { name: /Brouillés/u }));
    expect(card.getByRole('radio', { name: /Brouillés/u })).toBeChecked();
  });

  it('says what a card still lacks, three times, and leads to the first', async () => {
    const { user } = await openBreakfast();
    await user.type(sheet('Plateau 1').getByRole('textbox', { name: /^Pour qui/u }), 'Jules');
    const card = sheet('Jules');
    expect(card.getByText('1 choix à faire')).toBeInTheDocument();
    expect(card.queryByText('Veuillez faire un choix')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(address()).toBe('/demo/services/petit-dejeuner/order');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(
      'Vous ne pouvez pas valider la commande, un choix requis n’a pas été fait.',
    );
    expect(within(summary).getByRole('link', { name: 'Boisson chaude, Jules' })).toBeInTheDocument();
    const section = card.getByRole('group', { name: /^Boisson chaude/u });
    expect(section).toHaveAccessibleDescription('Veuillez faire un choix');

    await user.click(screen.getByRole('link', { name: /Il reste 1 choix.*Boisson chaude, Jules/u }));
    expect(section).toHaveFocus();

    await user.click(card.getByRole('radio', { name: /Café filtre/u }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/Il reste/u)).not.toBeInTheDocument();
  });

  it('asks for the answer to a required question', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    await user.click(card.getByRole('radio', { name: /Thé de Bretagne/u }));
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    const entry = within(screen.getByRole('alert')).getByRole('link');
    expect(entry).toHaveTextContent('Votre thé (Thé de Bretagne), Plateau 1');
    await user.click(entry);
    expect(card.getByRole('group', { name: /^Votre thé/u })).toHaveFocus();
  });

  it('folds a finished card to a line, and opens it again', async () => {
    const { user } = await openBreakfast();
    await user.click(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u }));
    expect(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u })).toBeInTheDocument();
    await user.click(sheet('Plateau 1').getByRole('button', { name: /Terminer/u }));
    expect(sheet('Plateau 1').getByText('Complet')).toBeInTheDocument();
    expect(sheet('Plateau 1').getByText('Café filtre')).toBeInTheDocument();
    expect(sheet('Plateau 1').queryByRole('radio')).not.toBeInTheDocument();
    await user.click(sheet('Plateau 1').getByRole('button', { name: /Modifier/u }));
    expect(sheet('Plateau 1').getByRole('radio', { name: /Café filtre/u })).toBeChecked();
  });

  it('names allergens beside the item and the answer that hold them', async () => {
    const { user } = await openBreakfast();
    const card = sheet('Plateau 1');
    expect(
      card.getByRole('checkbox', { name: /Kouign-amann.*Contient.*lait et gluten/u }),
    ).toBeInTheDocument();
    await user.click(card.getByRole('checkbox', { name: /Fromage blanc/u }));
    expect(card.getByRole('group', { name: /^Avec/u })).toHaveAccessibleDescription(
      /Granola maison\. Contient.*gluten et fruits à coque/u,
    );
  });
});

describe('a single order', () => {
  it('counts from one, and says what that costs', async () => {
    const { user } = await openService('velo');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantité' });
    expect(quantity).toHaveValue('1');
    expect(screen.getByRole('button', { name: /Diminuer/u })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /Augmenter/u }));
    expect(screen.getByText(/^24,00/u)).toBeInTheDocument();
    expect(screen.getByText('TVA incluse')).toBeInTheDocument();
  });

  it('goes on to the check once it is complete', async () => {
    const { user } = await openService('velo');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(address()).toBe('/demo/services/velo/order/check');
  });

  it('asks for room, name and a valid address, beside the fields and in a list that leads there', async () => {
    const { user } = await openService('velo', { guest: { email: 'camille@' } });
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Veuillez remplir les champs obligatoires');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Indiquez votre numéro de chambre',
      'Indiquez votre nom',
      'Veuillez indiquer une adresse e-mail valide',
    ]);
    await user.click(within(summary).getByRole('link', { name: /chambre/u }));
    const room = screen.getByRole('textbox', { name: 'Numéro de chambre' });
    expect(room).toHaveFocus();
    expect(room).toHaveAccessibleDescription('Indiquez votre numéro de chambre');
    await user.type(room, '214');
    expect(room).not.toBeInvalid();
  });

  it('says that a quantity is required when the field was left empty', async () => {
    const { user } = await openService('velo');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantité' });
    await user.clear(quantity);
    await user.tab();
    expect(quantity).toHaveValue('1');
    expect(quantity).toHaveAccessibleDescription('Une quantité est requise');
    await user.click(screen.getByRole('button', { name: /Augmenter/u }));
    expect(screen.queryByText('Une quantité est requise')).not.toBeInTheDocument();
  });

  it('says that the hotel confirms the price where it is not known', async () => {
    await openService('taxi');
    expect(screen.getByText('Sur demande')).toBeInTheDocument();
    expect(screen.getByText('Prix confirmé par l’hôtel')).toBeInTheDocument();
  });
});

describe('a quantity that nobody can order', () => {
  it.each([
    ['0', '1'],
    ['-3', '3'],
    ['1000000', '99'],
    ['deux', '1'],
  ])('typed as %s becomes %s, and the total with it', async (typed, kept) => {
    const { user } = await openService('velo');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantité' });
    await user.clear(quantity);
    await user.type(quantity, typed);
    await user.tab();
    expect(quantity).toHaveValue(kept);
    expect(quantity).toHaveAttribute('aria-valuemax', '99');
    const total = new Intl.NumberFormat('fr', { minimumFractionDigits: 2 }).format(Number(kept) * 12);
    expect(
      screen.getAllByText((text) =>
        text.replaceAll(/\s/gu, '').includes(`${total.replaceAll(/\s/gu, '')}€`),
      )[0],
    ).toBeInTheDocument();
  });
});

describe('what cannot be ordered', () => {
  it.each([
    ['nobody', 'licorne'],
    ['another hotel', 'riad-hammam'],
  ])('because it is a service of %s is a page not found, with a way on', async (_, serviceId) => {
    const { requests } = await openService(serviceId);
    expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir tous les services' })).toHaveAttribute(
      'href',
      '/demo/services',
    );
    expect(requests('POST')).toEqual([]);
  });

  it('says so, and leads to the service', async () => {
    await openService('cafe-the');
    expect(
      screen.getByRole('heading', { name: 'Ce service ne se commande pas en ce moment' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir le service' })).toHaveAttribute(
      'href',
      '/demo/services/cafe-the',
    );
  });
});

it('speaks English to an English guest, and marks the hotel’s French', async () => {
  const { user } = await openBreakfast({ language: 'en' });
  expect(screen.getByText('Petit déjeuner en chambre')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('spinbutton', { name: 'Number of people' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You cannot validate the order, a required choice has not been made.',
  );
  expect(screen.getByText('Please select a choice')).toBeInTheDocument();
});
