import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Extras } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { CHECKIN } from '../test/network';
import { openCheckin } from '../test/open';

const extras: Extras = {
  upselles: [
    { _id: 'suite', name: 'Suite', features: [], price: { amountCents: 2_800, unit: 'perNight' } },
    { _id: 'loft', name: 'Loft', features: [], price: { amountCents: 9_900, unit: 'perNight' } },
  ],
  extras: [
    {
      _id: 'breakfast',
      name: 'Petit déjeuner',
      maxQuantity: 10,
      price: { amountCents: 1_450, unit: 'perPerson' },
    },
  ],
};

it('wishes begin with none, show their total, and go to the hotel', async () => {
  const checkinForm = aForm({ clientInfo: { fields: { lastname: required } }, promotionInfo: {} });
  const { requests } = await fakeNetwork({ change: (bundle) => ({ ...bundle, checkinForm, extras }) });
  const { user } = openCheckin('/demo/checkin');
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByRole('radio', { name: /Garder ma chambre/u })).toBeChecked();
  expect(screen.queryByText(/^Total/u)).toBeNull();
  const more = screen.getByRole('button', { name: /Augmenter.*Petit déjeuner/u });
  await user.click(more);
  await user.click(more);
  expect(screen.getByText(/^Total : 29,00\s€$/u)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Suite/u }));
  // The nights are not known yet.
  expect(screen.getByText(/^Total : dès 57,00\s€$/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByText(/^dès 57,00\s€$/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Envoyer/u }));
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  expect(requests(CHECKIN).at(-1)?.body.extras).toEqual([
    { _id: 'suite', quantity: 1 },
    { _id: 'breakfast', quantity: 2 },
  ]);
});
