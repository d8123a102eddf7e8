import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, aPerson, required } from '../test/builders';
import { openedFormIn } from '../test/formIn';
import { CHECKIN, checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
type User = ReturnType<typeof openCheckin>['user'];

async function send(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await heading('Vérifiez vos réponses');
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
}

async function add(user: User, lastname: string) {
  await user.click(await screen.findByRole('button', { name: 'Ajouter une personne' }));
  await user.type(await screen.findByLabelText('Nom'), lastname);
}

async function typeBirthday(user: User, [day, month, year]: [string, string, string]) {
  const born = within(screen.getByRole('group', { name: /^Date de naissance/u }));
  for (const [label, text] of [
    ['Jour', day],
    ['Mois', month],
    ['Année', year],
  ] as const) {
    await user.clear(born.getByLabelText(label));
    await user.type(born.getByLabelText(label), text);
  }
}

describe('the main guest’s address', () => {
  const asking = aForm({
    clientInfo: { fields: { lastname: required, address: true } },
    companionInfo: { fields: { lastname: required, address: required } },
  });

  it('is taken over at a press, and can be another’s afterwards', async () => {
    const { requests } = await checkinNetwork(asking);
    const { user, registry } = openCheckin(`${at}/companions`);
    await heading(/^Qui vous accompagne/u);
    const own = { line: '4 rue des Dames', postalCode: '35000', city: 'Rennes', country: 'FR' };
    const { saveFields } = await openedFormIn(registry);
    saveFields('client', aPerson({ lastname: 'Le Goff', address: own }));
    for (const name of ['Martin', 'Roy']) {
      await add(user, name);
      await user.click(await screen.findByRole('button', { name: 'Même adresse que moi' }));
      expect(await screen.findByText('Adresse reprise.')).toBeVisible();
      const theirs = within(screen.getByRole('group', { name: /^Adresse/u }));
      expect(theirs.getByLabelText('Numéro et rue')).toHaveValue('4 rue des Dames');
      await waitFor(() => expect(theirs.getByLabelText('Pays')).toHaveValue('France'));
      if (name === 'Roy') await user.type(theirs.getByLabelText('Code postal'), '{Backspace}7');
      await user.click(press('Enregistrer'));
      await heading(/^Qui vous accompagne/u);
    }
    const address = { addressLine: '4 rue des Dames', postalCode: '35000', city: 'Rennes', country: 'FR' };
    await send(user);
    expect(requests(CHECKIN)[0]?.body).toMatchObject({
      occupants: [
        { guest: { lastname: 'Martin', address } },
        { guest: { lastname: 'Roy', address: { ...address, postalCode: '35007' } } },
      ],
    });
  });

  it('is not offered while there is none', async () => {
    await checkinNetwork(asking);
    const { user } = openCheckin(`${at}/companions`);
    await add(user, 'Martin');
    expect(screen.queryByRole('button', { name: 'Même adresse que moi' })).toBeNull();
  });
});

describe('who is too young', () => {
  const signing = (signsFromAge?: number) =>
    aForm({
      companionInfo: {
        fields: { lastname: required, birthDate: required, signature: { ...required, signsFromAge } },
      },
    });
  const signature = () => screen.queryByRole('group', { name: /^Sa signature/u });

  it('signs nothing: the field goes with the birthday, nobody asks for it, and nothing of it is sent', async () => {
    const { requests } = await checkinNetwork(signing());
    const { user } = openCheckin(at);
    await add(user, 'Martin');
    await waitFor(() => expect(signature()).toBeVisible());
    // Signed before the birthday was corrected: a child's signature is not sent.
    await user.type(screen.getByLabelText('Son prénom et son nom'), 'Lou Martin');
    await typeBirthday(user, ['15', '07', '2020']);
    await waitFor(() => expect(signature()).toBeNull());
    expect(screen.getByText(/Les moins de 18 ans ne signent pas/u)).toBeVisible();
    await user.click(press('Enregistrer'));
    await heading(/^Qui vous accompagne/u);
    expect(screen.getByText('Complet')).toBeVisible();
    await send(user);
    const sent = requests(CHECKIN)[0]?.body;
    expect(sent).toMatchObject({ occupants: [{ guest: { birthDate: '2020-07-15' } }] });
    expect((sent?.occupants as object[])[0]).not.toHaveProperty('signature');
  });

  it('is known by the age of the hotel’s form; who is old enough must sign', async () => {
    await checkinNetwork(signing(15));
    const { user } = openCheckin(at);
    await add(user, 'Martin');
    const year = new Date().getFullYear();
    await typeBirthday(user, ['01', '01', String(year - 14)]);
    expect(await screen.findByText(/Les moins de 15 ans ne signent pas/u)).toBeVisible();
    await typeBirthday(user, ['01', '01', String(year - 16)]);
    await waitFor(() => expect(signature()).toBeVisible());
    await user.click(press('Enregistrer'));
    expect(await screen.findByText('Faites signer cette personne, ou écrivez son nom')).toBeVisible();
  });
});

it('pressed twice, still adds one person', async () => {
  await checkinNetwork(aForm({ companionInfo: { fields: { lastname: required } } }));
  const { registry } = openCheckin(`${at}/companions`);
  const add = await screen.findByRole('button', { name: 'Ajouter une personne' });
  // Pressed again before the next screen is shown.
  act(() => {
    add.click();
    add.click();
  });
  await screen.findByLabelText('Nom');
  expect(useCheckinStore.in(registry).getState().answers.companions).toHaveLength(1);
});

it('offers to add a person once the form is open', async () => {
  await checkinNetwork(aForm({ companionInfo: { fields: { lastname: required } } }));
  let open = () => {};
  const opening = new Promise<void>((resolve) => (open = resolve));
  const request = async (_name: string, _options: LockOptions, hold: (lock: object) => unknown) => {
    await opening;
    await hold({});
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { user } = openCheckin(`${at}/companions`);
  await heading(/^Qui vous accompagne/u);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: 'Ajouter une personne' })).toBeNull();
  open();
  await add(user, 'Martin');
});

it('who was taken out is put back whole: answers, papers and place', async () => {
  const { requests } = await checkinNetwork(
    aForm({ companionInfo: { fields: { lastname: required, idDocument: required } } }),
  );
  const { user } = openCheckin(at);
  for (const [name, number] of [
    ['Martin', '09AB1'],
    ['Kowalska', '09AB2'],
  ] as const) {
    await add(user, name);
    await user.selectOptions(screen.getByLabelText('Type de pièce'), 'passport');
    await user.type(screen.getByLabelText('Numéro'), number);
    await user.click(press('Enregistrer'));
    await heading(/^Qui vous accompagne/u);
  }
  await user.click(screen.getByRole('link', { name: /Martin/u }));
  await heading('Martin');
  await user.click(await screen.findByRole('button', { name: 'Retirer cette personne' }));
  await heading(/^Qui vous accompagne/u);
  expect(await screen.findByText('Martin ne fait plus partie du voyage.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Martin/u })).toBeNull();
  await user.click(press('Annuler'));
  expect(screen.queryByText(/ne fait plus partie du voyage/u)).toBeNull();
  await send(user);
  expect(requests(CHECKIN)[0]?.body).toMatchObject({
    personCount: 3,
    occupants: [
      { guest: { lastname: 'Martin', idDocument: { type: 'passport', number: '09AB1' } } },
      { guest: { lastname: 'Kowalska', idDocument: { type: 'passport', number: '09AB2' } } },
    ],
  });
});
