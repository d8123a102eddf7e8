import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failures } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

let network: Awaited<ReturnType<typeof checkinNetwork>>;
beforeEach(async () => {
  network = await checkinNetwork(aForm({ clientInfo: { fields: { lastname: required } } }));
});

async function search(reference: string, lastname = '') {
  const opened = openCheckin('/demo/checkin');
  const { user } = opened;
  await user.click(await screen.findByText('Remplir avec ma réservation'));
  await user.type(screen.getByLabelText('Référence de réservation'), reference);
  if (lastname) await user.type(screen.getByLabelText('Au nom de'), lastname);
  await user.click(screen.getByRole('button', { name: 'Retrouver ma réservation' }));
  return opened;
}

describe('a number as hotels print it', () => {
  it('finds the reservation together with the last name', async () => {
    await search('lc-24811', 'le goff');
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
  });

  it('is not looked up without a name', async () => {
    const { user } = await search('LC-24811');
    expect(screen.getByLabelText('Au nom de')).toBeInvalid();
    await user.type(screen.getByLabelText('Au nom de'), 'Le Goff{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
  });

  it('says honestly that nothing was found, whatever does not match', async () => {
    await search('LC-24811', 'Martin');
    expect(await screen.findByText('Réservation introuvable')).toBeVisible();
    expect(screen.getByText(/Vérifiez la référence et le nom/u)).toBeVisible();
  });

  it('says that there were too many tries', async () => {
    network.answers('POST /api/reservation/search', failures.status(429));
    await search('LC-24811', 'Le Goff');
    expect(await screen.findByText(/^Trop d’essais à la suite/u, {}, { timeout: 5_000 })).toBeVisible();
  });
});
