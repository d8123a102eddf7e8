import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aForm } from '../test/builders';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const french = { selectedCountry: 'FR' };
const asking = aForm({
  stayInfo: { fields: { isFirstVisit: true } },
  clientInfo: {
    fields: {
      firstname: true,
      nationalityCode: french,
      birthDate: true,
      address: french,
      birthPlace: french,
    },
  },
});
const nationality = () => screen.findByRole('combobox', { name: /^Nationalité/u });
const birth = () => within(screen.getByRole('group', { name: /^Date de naissance/u }));
const part = (name: string) => birth().getByRole('textbox', { name });
const stay = () => screen.findByRole('heading', { level: 1, name: 'Votre séjour' });
const lives = () =>
  within(screen.getByRole('group', { name: /^Adresse/u })).getByRole('combobox', { name: 'Pays' });

it('what cannot be read yet stands where it was typed after "Back" and after a reload, and is never kept or left out unsaid', async () => {
  await checkinNetwork(asking);
  const { user, unmount } = openCheckin(`${at}/stay`);
  const goOn = async () => {
    await stay();
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  };
  await goOn();
  expect(await nationality()).toHaveValue('France');
  await user.clear(await nationality());
  await user.type(await nationality(), 'Deutschl');
  await user.type(part('Jour'), '24');
  await user.type(part('Mois'), '11');
  await user.clear(lives());
  await user.type(lives(), 'Neverland');
  await user.tab();
  await user.click(screen.getByRole('link', { name: 'Étape précédente' }));
  await goOn();
  expect(await nationality()).toHaveValue('Deutschl');
  expect(part('Jour')).toHaveValue('24');
  expect(part('Mois')).toHaveValue('11');
  expect(lives()).toHaveValue('Neverland');
  expect(localStorage.getItem('root')).not.toMatch(/Deutschl|Neverland|24-11/u);
  unmount();

  const again = openCheckin(`${at}/client`);
  await vi.waitFor(async () => expect(await nationality()).toHaveValue('Deutschl'));
  expect(part('Jour')).toHaveValue('24');
  expect(lives()).toHaveValue('Neverland');
  again.travel(`${at}/check`);
  await again.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  expect(await screen.findByRole('link', { name: /date de naissance/u })).toBeVisible();
  again.travel(`${at}/client`);
  // Everything is removed, including the country that the hotel had chosen.
  await again.user.clear(await nationality());
  await again.user.clear(part('Jour'));
  await again.user.clear(part('Mois'));
  await again.user.clear(lives());
  await again.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { level: 1, name: /^Vérifi/u });
  again.travel(`${at}/client`);
  expect(await nationality()).toHaveValue('');
  expect(lives()).toHaveValue('');
});

it('nothing is said to be kept where the browser keeps nothing', async () => {
  await checkinNetwork(asking);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  const { user, unmount } = openCheckin(`${at}/client`, { storage });
  await user.type(await screen.findByRole('textbox', { name: /^Prénom/u }), 'Zoé');
  await user.tab();
  await vi.waitFor(() => expect(screen.queryByText(/restent sur cet appareil/u)).toBeNull());
  expect(screen.queryByText('Brouillon gardé')).toBeNull();
  unmount();
  openCheckin(`${at}/client`);
  expect(await screen.findByText(/restent sur cet appareil/u)).toBeInTheDocument();
});
