import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldsOfStep, type FieldName } from '../model/fields';
import { aForm, aPerson, required } from '../test/builders';
import { openedFormIn } from '../test/formIn';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  // A screen that unmounts after a test may still save what was typed there.
  localStorage.clear();
  sessionStorage.clear();
});

describe('a field says to the browser what it is', () => {
  /** The autofill tokens of text fields; choices and files have none. */
  function tokensOf(name: string): (string | null)[] {
    const inputs = document.querySelectorAll(`#checkin-${name}, #checkin-${name} input`);
    return [...inputs].flatMap((input) =>
      input instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(input.type)
        ? [input.getAttribute('autocomplete')]
        : [],
    );
  }

  const own: Partial<Record<FieldName, string[]>> = {
    lastname: ['family-name'],
    firstname: ['given-name'],
    nationalityCode: ['off'],
    email: ['email'],
    address: ['address-line1', 'postal-code', 'address-level2', 'country-name'],
    phone: ['tel'],
    birthPlace: ['off', 'off'],
    birthDate: ['bday-day', 'bday-month', 'bday-year'],
    idDocument: ['off'],
    licensePlate: ['off'],
  };

  it('of the guest’s own', async () => {
    const fields = Object.fromEntries(fieldsOfStep.clientInfo.map((name) => [name, true] as const));
    await checkinNetwork(aForm({ clientInfo: { fields } }));
    openCheckin(at);
    await screen.findByLabelText(/^Nationalité/u);
    await screen.findByLabelText(/^Téléphone/u);
    await screen.findByLabelText('Numéro');
    await waitFor(() => expect(tokensOf('birthPlace')).toHaveLength(2));
    for (const name of fieldsOfStep.clientInfo)
      expect([name, tokensOf(name).sort()]).toEqual([name, (own[name] ?? []).sort()]);
  });

  it('of a companion’s: the guest’s own data are offered nowhere', async () => {
    const fields = Object.fromEntries(fieldsOfStep.companionInfo.map((name) => [name, true] as const));
    await checkinNetwork(aForm({ companionInfo: { fields } }));
    const { user } = openCheckin(at);
    await user.click(await press('Ajouter une personne'));
    await screen.findByLabelText('Son prénom et son nom');
    await screen.findByLabelText(/^Téléphone/u);
    await waitFor(() => expect(tokensOf('birthPlace')).toHaveLength(2));
    for (const name of fieldsOfStep.companionInfo) {
      const isTyped = own[name] !== undefined || name === 'signature';
      expect([name, [...new Set(tokensOf(name))]]).toEqual([name, isTyped ? ['off'] : []]);
    }
  });
});

describe('why a field is asked', () => {
  it('stands with the field, in the hotel’s words, and is read with it', async () => {
    await checkinNetwork(
      aForm({
        clientInfo: {
          fields: {
            lastname: { text: '<p>Comme sur votre pièce d’identité.</p>' },
            licensePlate: true,
            descriptionOfLicensePlate: { text: '<p>Pour le <b>parking</b>.</p>' },
            passport: true,
            descriptionOfPassport: { text: '<p>La loi le demande.</p>' },
          },
        },
        messageInfo: { fields: { message: true, descriptionOfMessage: { text: 'Un lit de bébé ?' } } },
      }),
    );
    const { user } = openCheckin(at);
    expect(await screen.findByLabelText(/^Nom/u)).toHaveAccessibleDescription(
      'Comme sur votre pièce d’identité.',
    );
    expect(screen.getByLabelText(/^Plaque/u)).toHaveAccessibleDescription('Pour le parking.');
    expect(await screen.findByRole('group', { name: /^Photo du passeport/u })).toHaveAccessibleDescription(
      /La loi le demande\./u,
    );
    await user.click(await press('Continuer'));
    expect(await screen.findByLabelText(/^Votre message/u)).toHaveAccessibleDescription('Un lit de bébé ?');
  });

  it('keeps the hotel’s links, above the field', async () => {
    const text = '<p>Voyez <a href="https://example.com/why">pourquoi</a>.</p>';
    await checkinNetwork(aForm({ clientInfo: { fields: { lastname: { text } } } }));
    openCheckin(at);
    const link = await screen.findByRole('link', { name: /pourquoi/u });
    const place = link.compareDocumentPosition(screen.getByLabelText(/^Nom/u));
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('stands by itself where the field it describes is off', async () => {
    const fields = { lastname: true, descriptionOfPassport: { text: 'La loi le demande.' } } as const;
    await checkinNetwork(aForm({ clientInfo: { fields } }));
    openCheckin(at);
    expect(await screen.findByText('La loi le demande.')).toBeVisible();
  });
});

describe('a choice that is missing', () => {
  it.each([
    ['fr', 'Veuillez faire un choix', ['Civilité', 'Sexe'], 'Continuer'],
    ['en', 'Please select a choice', ['Title', 'Sex'], 'Continue'],
  ] as const)('is said at each choice, once (%s)', async (language, words, legends, next) => {
    await checkinNetwork(
      aForm({ clientInfo: { fields: { title: required, sex: required, lastname: true } } }),
    );
    const { user } = openCheckin(at, { language });
    await user.click(await press(next));
    await screen.findByRole('alert');
    const groups = legends.map((name) => screen.getByRole('group', { name: new RegExp(`^${name}`, 'u') }));
    for (const group of groups) await waitFor(() => expect(group).toHaveAccessibleDescription(words));
    // Each is removed with its choice, the others stay.
    await user.click(within(groups[0] as HTMLElement).getAllByRole('radio')[0] as HTMLElement);
    await waitFor(() => expect(groups[0]).not.toHaveAccessibleDescription());
    expect(groups[1]).toHaveAccessibleDescription(words);
  });

  it('is said of the stay’s choices and of the hour', async () => {
    const fields = {
      estimatedArrivalTime: { ...required, timings: { from: '15:00', to: '18:00' } },
      isFirstVisit: required,
      accommodationPurpose: required,
    };
    await checkinNetwork(aForm({ stayInfo: { fields } }));
    const { user } = openCheckin(at);
    await user.click(await press('Continuer'));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Heure d’arrivée prévue')).toHaveAccessibleDescription(
      'Veuillez faire un choix',
    );
    for (const name of [/^Est-ce votre première visite/u, /^Motif du séjour/u])
      expect(screen.getByRole('group', { name })).toHaveAccessibleDescription('Veuillez faire un choix');
  });
});

describe('what is missing is called', () => {
  const house = 'J’accepte le règlement de l’hôtel.';
  const form = aForm({
    stayInfo: { fields: { isFirstVisit: required } },
    companionInfo: { fields: { firstname: required, signature: required } },
    agreementInfo: {
      fields: {
        firstConsent: { ...required, text: `<p>${house}</p>` },
        secondConsent: required,
        signature: required,
      },
    },
  });

  it('by the words beside its box, at the step', async () => {
    await checkinNetwork(form);
    const { user } = openCheckin(`${at}/agreement`);
    await user.click(await press(/Signer et continuer/u));
    const summary = await screen.findByRole('alert');
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toEqual([house, 'Mes réponses sont exactes.', 'Votre signature']);
    await user.click(within(summary).getByRole('link', { name: house }));
    expect(screen.getByRole('checkbox', { name: new RegExp(house, 'u') })).toHaveFocus();
  });

  it('as a companion’s where it is theirs', async () => {
    await checkinNetwork(form);
    const { user } = openCheckin(`${at}/companions`);
    await user.click(await press('Ajouter une personne'));
    await user.type(await screen.findByLabelText('Prénom'), 'Anna');
    // jsdom cannot draw, so the name is typed.
    await screen.findByLabelText('Son prénom et son nom');
    await user.click(await press('Enregistrer'));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link')).toHaveTextContent('Sa signature');
    const signature = screen.getByRole('group', { name: /^Sa signature/u });
    expect(signature).toHaveAccessibleDescription('Faites signer cette personne, ou écrivez son nom');
    expect(await screen.findByLabelText('Son prénom et son nom')).toBeVisible();
    expect(screen.queryByLabelText('Votre prénom et votre nom')).toBeNull();
  });

  it.each([
    [
      'fr',
      [
        'Votre séjour : Il manque : « Est-ce votre première visite ? »',
        'Anna : Il manque : sa signature',
        `Accord et signature : Il manque : « ${house} », « Mes réponses sont exactes. » et votre signature`,
      ],
      'Envoyer mon enregistrement',
    ],
    [
      'en',
      [
        'Your stay: Missing: “Is this your first visit?”',
        'Anna: Missing: their signature',
        `Consents and signature: Missing: “${house}”, “My answers are correct.” and your signature`,
      ],
      'Send my check-in',
    ],
  ] as const)('on the check of all answers (%s)', async (language, lines, send) => {
    await checkinNetwork(form);
    const { user, registry } = openCheckin(`${at}/check`, { language });
    await press(send);
    const { addCompanion, saveCompanion } = await openedFormIn(registry);
    saveCompanion(addCompanion(), aPerson({ firstname: 'Anna' }));
    await user.click(await press(send));
    const summary = await screen.findByRole('alert');
    const said = within(summary)
      .getAllByRole('link')
      .map((link) => (link.textContent ?? '').replaceAll(/[\u00a0\u202f]/gu, ' '));
    expect(said).toEqual(lines);
  });
});

it('takes no name of which nothing can be seen', async () => {
  await checkinNetwork(aForm({ clientInfo: { fields: { lastname: required, licensePlate: true } } }));
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), '\u200b\u2060\ufeff\u3164');
  await user.click(await press('Continuer'));
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent('Nom');
  await heading('Vos informations');
});
