import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNextActionsStore } from '@guest/visit';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { checkinNetwork, UPLOAD } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

it('the check says of a paper where it is, and not that the hotel has it before it does', async () => {
  const { hold } = await checkinNetwork(
    aForm({ clientInfo: { fields: { lastname: required, passport: true } } }),
  );
  const release = hold(UPLOAD);
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  const file = new File(['%PDF-1.7\n', 'x'.repeat(90)], 'recto.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/Choisir un fichier/u), file);
  await user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  expect(await screen.findByText('1 fichier en cours d’envoi')).toBeVisible();
  expect(screen.queryByText(/y sont déjà/u)).toBeNull();
  release();
  expect(await screen.findByText('1 fichier envoyé')).toBeVisible();
  expect(screen.getByText(/y sont déjà/u)).toBeVisible();
});

it('Back from the thanks begins nothing that home would lead to', async () => {
  const person = { lastname: required, email: required } as const;
  await checkinNetwork(aForm({ clientInfo: { fields: person }, messageInfo: { fields: { message: true } } }));
  const { user, travel, registry } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
  await user.click(press('Continuer'));
  await heading(/^Une question/u);
  const actions = () => useNextActionsStore.in(registry).getState().actions;
  await waitFor(() => expect(Object.keys(actions())).toEqual(['checkin']));
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
  await waitFor(() => expect(actions()).toEqual({}));
  travel(`${at}/message`);
  await heading(/^Une question/u);
  await screen.findByRole('button', { name: 'Continuer' });
  // Values filled in from the visit begin no check-in.
  expect(useCheckinStore.in(registry).getState().answers).toMatchObject({ isBegun: false });
  expect(actions()).toEqual({});
});
