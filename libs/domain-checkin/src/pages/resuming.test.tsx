import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const lost = () => screen.queryByText(/^Pour votre sécurité/u);
const asking = aForm({
  clientInfo: { fields: { lastname: required, idDocument: true } },
  companionInfo: { fields: { lastname: required, idDocument: true } },
  agreementInfo: { fields: { firstConsent: required, signature: required } },
});

const nameField = () => screen.findByLabelText('Nom');
async function giveDocument(user: ReturnType<typeof openCheckin>['user'], number: string) {
  await user.selectOptions(await screen.findByLabelText('Type de pièce'), 'passport');
  await user.type(screen.getByLabelText('Numéro'), number);
}

/** Another day: the device kept the answers, and session storage is empty. */
async function comeBack(to: string) {
  sessionStorage.clear();
  return openCheckin(to);
}

/** The guest's and a companion's document; the agreement was never shown. */
async function begin() {
  await checkinNetwork(asking);
  const { user, unmount } = openCheckin(at);
  await user.type(await nameField(), 'Le Goff');
  await giveDocument(user, '09AB1');
  await user.click(press('Continuer'));
  await heading(/^Qui vous accompagne/u);
  for (const [name, number] of [
    ['Martin', '09AB2'],
    ['Kowalska', ''],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Ajouter une personne' }));
    await user.type(await nameField(), name);
    if (number) await giveDocument(user, number);
    await user.click(press('Enregistrer'));
    await heading(/^Qui vous accompagne/u);
  }
  unmount();
}

describe('what does not outlive a visit', () => {
  it('is asked for again on the screens that ask for it, once', async () => {
    await begin();
    const { user, travel } = await comeBack(`${at}/client`);
    await waitFor(() => expect(lost()).toBeVisible());
    expect(await nameField()).toHaveValue('Le Goff');
    expect(screen.getByLabelText('Numéro')).toHaveValue('');
    travel(`${at}/companions/1`);
    await heading('Martin');
    await waitFor(() => expect(lost()).toBeVisible());
    travel(`${at}/agreement`);
    await screen.findByRole('checkbox');
    await waitFor(() => expect(lost()).toBeVisible());

    // The notice stays until the guest leaves this screen.
    travel(`${at}/client`);
    await giveDocument(user, '09AB1');
    expect(lost()).toBeVisible();
    await user.click(press('Continuer'));
    await heading(/^Qui vous accompagne/u);
    // Martin's is still missing.
    await waitFor(() => expect(lost()).toBeVisible());
    travel(`${at}/client`);
    await nameField();
    expect(lost()).toBeNull();
  });

  it('is asked for again after a reload of the later visit, too', async () => {
    await begin();
    const { unmount } = await comeBack(`${at}/client`);
    await waitFor(() => expect(lost()).toBeVisible());
    unmount();
    openCheckin(`${at}/client`);
    await waitFor(() => expect(lost()).toBeVisible());
  });

  it('is not asked of a companion who is added later', async () => {
    await begin();
    const { user } = await comeBack(`${at}/companions`);
    await user.click(await screen.findByRole('button', { name: 'Ajouter une personne' }));
    await nameField();
    expect(lost()).toBeNull();
  });

  it('is on the device in no form', async () => {
    await begin();
    expect(localStorage.getItem('root')).not.toContain('09AB');
  });
});

it('a signature that a reload finds missing is asked for in words', async () => {
  await checkinNetwork(asking);
  const { user, unmount } = openCheckin(`${at}/agreement`);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(press('Signer et continuer'));
  expect(await screen.findByText('Signez, ou écrivez votre nom')).toBeVisible();
  unmount();
  // The same visit: JSON has no `undefined`.
  const again = openCheckin(`${at}/agreement`);
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  await again.user.click(press('Signer et continuer'));
  expect(await screen.findByText('Signez, ou écrivez votre nom')).toBeVisible();
  again.travel(`${at}/check`);
  await again.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  expect(
    await screen.findByRole('link', { name: 'Accord et signature\u00a0: Il manque\u00a0: votre signature' }),
  ).toBeVisible();
});
