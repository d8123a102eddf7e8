import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { aHotelThatAsks, openCheckin } from '../test/open';

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

/** Another day: the device kept the answers, and the visit's own storage is gone. */
async function comeBack(to: string) {
  sessionStorage.clear();
  return openCheckin(to);
}

/** The guest's and a companion's document; the agreement was never reached. */
async function begin() {
  await aHotelThatAsks(asking);
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
  it('is asked for again where it had been given, and nowhere else', async () => {
    await begin();
    const { user, travel } = await comeBack(`${at}/client`);
    await waitFor(() => expect(lost()).toBeVisible());
    expect(await nameField()).toHaveValue('Le Goff');
    expect(screen.getByLabelText('Numéro')).toHaveValue('');
    travel(`${at}/companions/1`);
    await heading('Martin');
    await waitFor(() => expect(lost()).toBeVisible());
    travel(`${at}/companions/2`);
    await heading('Kowalska');
    await nameField();
    expect(lost()).toBeNull();
    travel(`${at}/agreement`);
    await screen.findByRole('checkbox');
    expect(lost()).toBeNull();

    // Given again, it is not lost any more: on this screen the words stay until it is left.
    travel(`${at}/client`);
    await giveDocument(user, '09AB1');
    expect(lost()).toBeVisible();
    await user.click(press('Continuer'));
    await heading(/^Qui vous accompagne/u);
    // Martin's is still lacking.
    await waitFor(() => expect(lost()).toBeVisible());
    travel(`${at}/client`);
    await nameField();
    expect(lost()).toBeNull();
  });

  it('is said until it was read, and not again on the next day', async () => {
    await begin();
    const { user, travel, unmount } = await comeBack(`${at}/client`);
    await user.click(await screen.findByRole('button', { name: 'J’ai compris' }));
    expect(lost()).toBeNull();
    travel(`${at}/companions/1`);
    await heading('Martin');
    await nameField();
    expect(lost()).toBeNull();
    unmount();
    await comeBack(`${at}/client`);
    expect(await nameField()).toHaveValue('Le Goff');
    expect(lost()).toBeNull();
  });

  it('is said on every day until then, and the device knows names of fields alone', async () => {
    await begin();
    expect(localStorage.getItem('root')).not.toContain('09AB');
    const second = await comeBack(`${at}/client`);
    // A change without the document.
    await second.user.type(await nameField(), 'f');
    await second.user.click(press('Continuer'));
    await heading(/^Qui vous accompagne/u);
    second.unmount();
    await comeBack(`${at}/client`);
    await waitFor(() => expect(lost()).toBeVisible());
  });
});

it('a signature that a reload finds missing is asked for in words', async () => {
  await aHotelThatAsks(asking);
  const { user, unmount } = openCheckin(`${at}/agreement`);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(press('Signer et continuer'));
  expect(await screen.findByText('Signez, ou écrivez votre nom')).toBeVisible();
  unmount();
  // The same visit: storage knows no `undefined`.
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
