import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failures } from '@guest/testing';
import { draftOf } from '../model/draft';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, aPerson, required } from '../test/builders';
import { openedFormIn } from '../test/formIn';
import { CHECKIN, checkinNetwork, CUSTOMER } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

describe('what the hotel refused', () => {
  it('is led to, field by field', async () => {
    const { answersOnce } = await checkinNetwork(
      aForm({ clientInfo: { fields: { lastname: required, email: required } } }),
    );
    answersOnce(CUSTOMER, failures.problem(422, { pointers: ['/email'] }));
    const { user } = openCheckin(at, { language: 'en' });
    await user.type(await screen.findByLabelText('Last name'), 'Le Goff');
    await user.type(screen.getByLabelText('Email address'), 'camille@example.com');
    await user.click(press('Continue'));
    await user.click(await screen.findByRole('button', { name: 'Send my check-in' }));
    const failure = await screen.findByRole('alert');
    await user.click(within(failure).getByRole('link', { name: 'Correct: Your details, email address' }));
    await heading('Your details');
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  });

  it('of a companion’s papers leads to that companion’s papers, not to the guest’s', async () => {
    const fields = { lastname: required, passport: true } as const;
    const { answersOnce } = await checkinNetwork(
      aForm({ clientInfo: { fields }, companionInfo: { fields } }),
    );
    const { user, registry } = openCheckin(at);
    const aPdf = (name: string) =>
      new File(['%PDF-1.7\n', 'x'.repeat(90)], name, { type: 'application/pdf' });
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.upload(await screen.findByLabelText(/Choisir un fichier/u), aPdf('camille.pdf'));
    await screen.findByText(/^Envoyé/u);
    await user.click(press('Continuer'));
    for (const name of ['Martin', 'Kowalska']) {
      await user.click(await screen.findByRole('button', { name: 'Ajouter une personne' }));
      await user.type(await screen.findByLabelText('Nom'), name);
      await user.upload(await screen.findByLabelText(/Choisir un fichier/u), aPdf(`${name}.pdf`));
      await screen.findByText(/^Envoyé/u);
      await user.click(press('Enregistrer'));
      await heading(/^Qui vous accompagne/u);
    }
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    // Of three papers the last is Kowalska's, the second companion's.
    answersOnce(CHECKIN, failures.problem(422, { pointers: ['/documents/2/id'] }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    const failure = await screen.findByRole('alert');
    const links = within(failure).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Corriger\u00a0: Kowalska, photo du passeport']);
    const { answers, secrets } = useCheckinStore.in(registry).getState();
    const { client, companions } = draftOf(answers, secrets);
    expect([client, ...companions].map(({ passport }) => passport.value.length)).toEqual([1, 1, 0]);
    await user.click(links[0] as HTMLElement);
    await heading('Kowalska');
    await waitFor(() => expect(screen.getByRole('group', { name: /^Photo du passeport/u })).toHaveFocus());
  });
});

describe('more companions than the hotel checks in', () => {
  const tenAtMost = aForm({ companionInfo: { fields: {}, companionCount: 10 } });
  const people = (registry: Parameters<typeof useCheckinStore.in>[0]) =>
    useCheckinStore.in(registry).getState().answers.companions.length;

  it('cannot be added: the eleventh has no button, and the guest is told why', async () => {
    await checkinNetwork(tenAtMost);
    const { user, registry } = openCheckin(at);
    for (let count = 0; count < 10; count += 1)
      await user.click(await screen.findByRole('button', { name: 'Ajouter une personne' }));
    expect(people(registry)).toBe(10);
    expect(screen.queryByRole('button', { name: 'Ajouter une personne' })).toBeNull();
    expect(screen.getByText(/Cet hôtel enregistre 10 accompagnants au plus/u)).toBeVisible();
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
  });

  it('are kept back where an earlier form allowed them, until one is taken out', async () => {
    await checkinNetwork(tenAtMost);
    const { user, registry } = openCheckin(at);
    await heading(/^Qui vous accompagne/u);
    const { addCompanion } = await openedFormIn(registry);
    for (let count = 0; count < 11; count += 1) addCompanion();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Trop de personnes.*10 accompagnants au plus/u);
    await user.click(press('Continuer'));
    expect(alert).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: /^Qui vous accompagne/u })).toBeVisible();
    await user.click(press('Retirer\u00a0: Personne 12'));
    expect(people(registry)).toBe(10);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
  });

  it('are not sent from the check page either', async () => {
    const { requests } = await checkinNetwork(tenAtMost);
    const { user, registry } = openCheckin(`${at}/check`, { language: 'en' });
    await heading('Check your answers');
    const { addCompanion } = await openedFormIn(registry);
    for (let count = 0; count < 11; count += 1) addCompanion();
    await user.click(await screen.findByRole('button', { name: 'Send my check-in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('10 companions at most');
    expect(requests('POST')).toEqual([]);
  });
});

describe('a telephone number', () => {
  it('is sent as the world writes it when Enter sends the form from within the field', async () => {
    const fields = { lastname: required, email: true, phone: { selectedCountry: 'FR' } } as const;
    const { requests } = await checkinNetwork(aForm({ clientInfo: { fields } }));
    const { user } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.type(await screen.findByLabelText(/^Téléphone/u), '06 39 98 12 34{Enter}');
    await heading('Vérifiez vos réponses');
    expect(await screen.findByText('+33639981234')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    expect(requests('POST')[0]?.body).toMatchObject({ phone: '+33639981234' });
  });

  it('is shown and sent so too where the screen was left before the tables had come, a nationality is no reason', async () => {
    const person = { lastname: required, nationalityCode: true, phone: true, address: true } as const;
    const { requests } = await checkinNetwork(
      aForm({ clientInfo: { fields: person }, companionInfo: { fields: person } }),
    );
    const { user, registry } = openCheckin(`${at}/check`);
    await heading('Vérifiez vos réponses');
    const { saveFields, addCompanion, saveCompanion } = await openedFormIn(registry);
    const lives = (country: string) => ({ line: '', postalCode: '', city: '', country });
    const answers = {
      lastname: 'Le Goff',
      nationalityCode: 'DZ',
      address: lives('FR'),
      phone: '06 39 98 12 34',
    };
    saveFields('client', aPerson(answers));
    saveCompanion(addCompanion(), aPerson({ ...answers, address: lives('PL'), phone: '600 123 456' }));
    expect(await screen.findByText('+33639981234')).toBeVisible();
    expect(await screen.findByText('+48600123456')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    expect(requests('POST')[0]?.body).toMatchObject({ phone: '+33639981234' });
    expect(requests('POST')[1]?.body).toMatchObject({ occupants: [{ guest: { phone: '+48600123456' } }] });
  });
});

describe('an address', () => {
  const asking = aForm({ clientInfo: { fields: { lastname: required, address: true, birthPlace: true } } });

  it('taken from a town of the hotel’s list is sent part by part, and nothing else of the place', async () => {
    const { requests } = await checkinNetwork(asking);
    const { user } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    const address = within(await screen.findByRole('group', { name: /^Adresse/u }));
    await user.type(address.getByLabelText('Numéro et rue'), '4 rue des Dames');
    await user.type(address.getByLabelText('Ville'), 'gdan');
    await user.click(await screen.findByRole('option', { name: /Gdansk/u }));
    await waitFor(() => expect(address.getByLabelText('Pays')).toHaveValue('Pologne'));
    const birth = within(screen.getByRole('group', { name: /^Lieu de naissance/u }));
    await user.type(birth.getByLabelText('Ville'), 'Renn');
    await user.click(await screen.findByRole('option', { name: /Rennes\s*Bretagne/u }));
    await waitFor(() => expect(birth.getByLabelText('Pays')).toHaveValue('France'));
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    const sent = requests(CUSTOMER)[0]?.body;
    expect(sent).toMatchObject({ birthPlace: { city: 'Rennes', country: 'FR' } });
    expect(sent?.address).toEqual({
      addressLine: '4 rue des Dames',
      city: 'Gdansk',
      postalCode: '',
      country: 'PL',
    });
  });

  it('taken from a street that Google knows fills in all its parts', async () => {
    const place = {
      id: 'dames-id',
      formattedAddress: '4 Rue des Dames, 35000 Rennes, France',
      addressComponents: [
        { longText: '4', shortText: '4', types: ['street_number'] },
        { longText: 'Rue des Dames', shortText: 'Rue des Dames', types: ['route'] },
        { longText: 'Rennes', shortText: 'Rennes', types: ['locality', 'political'] },
        { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
        { longText: '35000', shortText: '35000', types: ['postal_code'] },
      ],
      location: { lat: () => 48.11, lng: () => -1.68 },
      fetchFields: () => Promise.resolve(),
    };
    const placePrediction = {
      placeId: place.id,
      text: { text: place.formattedAddress },
      mainText: { text: '4 Rue des Dames' },
      secondaryText: { text: 'Rennes, France' },
      toPlace: () => place,
    };
    const fetchAutocompleteSuggestions = () => Promise.resolve({ suggestions: [{ placePrediction }] });
    const library = {
      AutocompleteSuggestion: { fetchAutocompleteSuggestions },
      AutocompleteSessionToken: Map,
    };
    vi.stubGlobal('google', { maps: { importLibrary: () => Promise.resolve(library) } });
    const { requests } = await checkinNetwork(asking);
    const { user } = openCheckin(at, { config: { googleMapsKey: 'key-of-tests' } });
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    const address = within(await screen.findByRole('group', { name: /^Adresse/u }));
    await user.type(address.getByLabelText('Numéro et rue'), '4 rue des d');
    await user.click(await screen.findByRole('option', { name: /4 Rue des Dames/u }));
    await waitFor(() => expect(address.getByLabelText('Code postal')).toHaveValue('35000'));
    expect(address.getByLabelText('Pays')).toHaveValue('France');
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    expect(requests(CUSTOMER)[0]?.body.address).toEqual({
      addressLine: '4 Rue des Dames',
      city: 'Rennes',
      postalCode: '35000',
      country: 'FR',
    });
  });
});
