import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldName } from '../model/fields';
import { aForm, required } from '../test/builders';
import { CHECKIN, checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

// A plain field with the text of another one: the screens need nothing but its row.
vi.mock('../model/fieldTable', async (original) => {
  const { fieldTable } = await original<{ fieldTable: Record<string, object> }>();
  return { fieldTable: { ...fieldTable, pillow: fieldTable.licensePlate } };
});

it('a field with a row is asked for, kept, shown among the answers, and sent', async () => {
  const pillow = 'pillow' as FieldName;
  const { requests } = await checkinNetwork(aForm({ clientInfo: { fields: { [pillow]: required } } }));
  const { user, persistence, unmount } = openCheckin('/demo/checkin');
  const field = () => screen.findByLabelText('Plaque d’immatriculation');
  await user.type(await field(), 'Plume');
  await user.tab();
  persistence.flush();
  unmount();
  const again = openCheckin('/demo/checkin');
  await vi.waitFor(async () => expect(await field()).toHaveValue('Plume'));
  await again.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { level: 1, name: /^Vérifi/u });
  expect(await screen.findByText('Plume')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Envoyer mon enregistrement' }));
  await screen.findByRole('heading', { level: 1, name: /^Merci/u });
  expect(requests(CHECKIN).map(({ body }) => body.pillow)).toEqual(['Plume']);
});
