import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aForm, aPerson, required } from '../test/builders';
import { openedFormIn } from '../test/formIn';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  // A screen that unmounts after a test may still save what was typed there.
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the check of the answers, with these companions. */
const check = (...names: string[]) => openAt('check', 'Vérifiez vos réponses', names);

async function openAt(screenOf: string, title: string | RegExp, names: readonly string[]) {
  await checkinNetwork(
    aForm({
      clientInfo: { fields: { firstname: required, lastname: required } },
      companionInfo: { fields: { firstname: required, lastname: true }, companionCount: 4 },
      messageInfo: { fields: { message: true } },
    }),
  );
  const opened = openCheckin(`${at}/${screenOf}`);
  await heading(title);
  const { saveFields, saveCompanion, addCompanion } = await openedFormIn(opened.registry);
  saveFields('client', aPerson({ firstname: 'Camille', lastname: 'Le Goff' }));
  for (const firstname of names) saveCompanion(addCompanion(), aPerson({ firstname }));
  return opened;
}

describe('the companions, changed from the check of the answers', () => {
  const change = () =>
    screen.findByRole('link', { name: 'Modifier\u00a0: Vos accompagnants, Accompagnants' });

  it('has a way to add another when some are there already, and leads back to the check', async () => {
    const { user } = await check('Anna');
    await user.click(await change());
    await heading(/^Qui vous accompagne/u);
    await user.click(await press('Ajouter une personne'));
    await user.type(await screen.findByLabelText('Prénom'), 'Léo');
    expect(screen.getByRole('link', { name: 'Revenir aux accompagnants' })).toBeVisible();
    await user.click(await press('Enregistrer'));
    await heading(/^Qui vous accompagne/u);
    await user.click(await press('Revenir à la vérification'));
    await heading('Vérifiez vos réponses');
    expect(await screen.findByText('Anna et Léo')).toBeVisible();
  });

  it('taken out there can be put back, and the check is one press away', async () => {
    const { user } = await check('Anna', 'Léo');
    await user.click(
      (await screen.findAllByRole('link', { name: /^Modifier.*Anna, Prénom/u }))[0] as HTMLElement,
    );
    await heading('Anna');
    expect(await screen.findByRole('link', { name: 'Revenir à la vérification' })).toHaveAttribute(
      'href',
      `${at}/check`,
    );
    await user.click(await press('Retirer cette personne'));
    await heading(/^Qui vous accompagne/u);
    await user.click(await press('Annuler'));
    expect(await heading(/^Qui vous accompagne/u)).toHaveFocus();
    expect(await screen.findByText('Anna')).toBeVisible();
    await user.click(await press('Revenir à la vérification'));
    await heading('Vérifiez vos réponses');
  });

  it('that is not finished is led to, and from there back the same way', async () => {
    const { user } = await check('');
    await user.click(await change());
    await user.click(await screen.findByRole('button', { name: 'Compléter Personne 2' }));
    await user.type(await screen.findByLabelText('Prénom'), 'Anna');
    await user.click(await press('Enregistrer'));
    await heading(/^Qui vous accompagne/u);
    await user.click(await press('Revenir à la vérification'));
    await heading('Vérifiez vos réponses');
  });

  it('outside the check leads on as ever', async () => {
    const { user } = await openAt('companions', /^Qui vous accompagne/u, ['Anna']);
    await user.click(await screen.findByRole('link', { name: /Anna/u }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await heading(/^Qui vous accompagne/u);
    expect(address()).toBe(`${at}/companions`);
    expect(await press('Continuer')).toBeVisible();
  });
});

it('every answer has a way to its field, and from there back to the answers', async () => {
  const { user } = await check('Anna');
  const change = async (what: string) => {
    await heading('Vérifiez vos réponses');
    await user.click(await screen.findByRole('link', { name: `Modifier\u00a0: ${what}` }));
  };
  const named = (await screen.findAllByRole('link', { name: /^Modifier/u })).map((one) => one.ariaLabel);
  const fields = [
    ['Vos informations, Prénom', 'Prénom', 'Revenir à la vérification'],
    ['Vos informations, Nom', 'Nom', 'Revenir à la vérification'],
    ['Anna, Prénom', 'Prénom', 'Enregistrer'],
    ['Annax, Nom', /^Nom/u, 'Enregistrer'],
    ['Questions et demandes, Votre message', /^Votre message/u, 'Revenir à la vérification'],
  ] as const;
  for (const [what, label, back] of fields) {
    await change(what);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    await user.type(screen.getByLabelText(label), 'x');
    await user.click(await press(back));
  }
  await heading('Vérifiez vos réponses');
  expect(await screen.findByText('Le Goffx')).toBeVisible();
  // Every row has one: those above and the list of companions.
  expect(named.length).toBe(fields.length + 1);
});
