import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failures, fakeNetwork } from '@guest/testing';
import { papersOf } from '../model/changeForm';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { CHECKIN, checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

const minimal = aForm({ clientInfo: { fields: { lastname: required, email: required } } });

describe('the minimal form', () => {
  it('goes from a name to thanks, and the hotel has exactly that', async () => {
    const { requests } = await checkinNetwork(minimal);
    const { user } = openCheckin(at);
    await heading('Vos informations');
    expect(screen.getByText(/Étape 1 sur 2/u)).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    expect(await screen.findByText('camille@example.com')).toBeInTheDocument();
    await user.click(press('Envoyer mon enregistrement'));
    await heading(/^Merci pour votre enregistrement/u);

    const [customer, checkin] = requests('POST');
    expect(customer).toMatchObject({
      path: '/api/customer',
      body: {
        hoster: 'hotel-des-lices',
        lastname: 'Le Goff',
        email: 'camille@example.com',
        overwriting: false,
      },
    });
    expect(customer?.body).not.toHaveProperty('passport');
    expect(checkin).toMatchObject({
      path: '/api/checkin',
      body: { hosterId: 'hotel-des-lices', personCount: 1, occupants: [], documents: [], consents: [] },
    });
    // The visit keeps what its other forms need, and nothing of the check-in.
    const kept = JSON.parse(localStorage.getItem('root') ?? '') as {
      slugs: { demo: Record<string, unknown> };
    };
    expect(JSON.stringify(kept.slugs.demo.checkin)).not.toMatch(/camille|Le Goff/u);
  });

  it('says what is missing, in the summary and at the field, and leads there', async () => {
    await checkinNetwork(minimal);
    const { user } = openCheckin(at, { language: 'en' });
    await heading('Your details');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Please fill in all required fields');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Please fill in the required fields',
    );
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Last name' }));
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    await user.type(screen.getByLabelText('Last name'), 'Le Goff');
    await user.type(screen.getByLabelText('Email address'), 'camille@');
    expect(
      await screen.findByText(/The end of the address is missing/u, { selector: 'p, p *' }),
    ).toBeInTheDocument();
  });
});

it('leaves the focus in the field while its last error is corrected, and takes it at the next attempt', async () => {
  await checkinNetwork(minimal);
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  const email = screen.getByLabelText('Adresse e-mail');
  await user.type(email, 'jo');
  await user.click(press('Continuer'));
  await waitFor(async () => expect(await screen.findByRole('alert')).toHaveFocus());
  const summary = screen.getByRole('alert').textContent;
  // The error changes with each letter; the summary above the field stays.
  await user.click(email);
  for (const letter of '@mail.co.uk') {
    await user.keyboard(letter);
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.getByRole('alert').textContent).toBe(summary);
  }
  expect(email).toHaveValue('jo@mail.co.uk');
  expect(email).toBeValid();
  await user.clear(email);
  await user.clear(screen.getByLabelText('Nom'));
  expect(screen.getByRole('alert').textContent).toBe(summary);
  // The next attempt shows the current errors.
  await user.click(press('Continuer'));
  await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('says that it failed, and brings the form when asked again', async () => {
  const { answersOnce } = await fakeNetwork();
  answersOnce('GET /api/checkin-form', failures.status(500));
  const { user } = openCheckin(at, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Let’s prepare your arrival');
});

it('has a friendly word where the hotel has switched everything off', async () => {
  await checkinNetwork(aForm({}));
  openCheckin(at);
  await heading('Pas d’enregistrement en ligne ici');
});

it('removes papers that the hotel no longer has, and asks for them again', async () => {
  const { answers } = await checkinNetwork(
    aForm({ clientInfo: { fields: { lastname: required, email: required, passport: required } } }),
  );
  const { user, registry } = openCheckin(at);
  await heading('Vos informations');
  const file = new File(['%PDF-1.7\n', 'x'.repeat(90)], 'passeport.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/Choisir un fichier/u), file);
  await screen.findByText(/^Envoyé/u);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
  await user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  answers(
    CHECKIN,
    failures.problem(422, {
      type: 'urn:guest-web:problem:unprocessable',
      pointers: ['/documents/0/id'],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await screen.findByText('L’envoi de l’enregistrement a échoué');
  expect(papersOf(useCheckinStore.in(registry).getState().secrets.fields.client)).toEqual([]);
  // Sending again leads to the step that asks for it.
  await user.click(press('Renvoyer'));
  const links = await screen.findAllByRole('link', { name: /Vos informations/u });
  expect(links.length).toBeGreaterThan(0);
});

describe('a reservation', () => {
  const find = async (reference: string) => {
    await fakeNetwork();
    const { user } = openCheckin(at);
    await user.click(await screen.findByText('Remplir avec ma réservation'));
    await user.type(screen.getByLabelText('Référence de réservation'), reference);
    await user.click(press('Retrouver ma réservation'));
    return user;
  };

  it('fills what it knows: the guest confirms', async () => {
    const user = await find('lices-demo-T7uQm2Xv9RkZa4');
    await screen.findByText('4 personnes');
    await user.click(press('Commencer'));
    expect(await screen.findByLabelText('Nom')).toHaveValue('Le Goff');
    expect(screen.getByText('Déjà rempli d’après votre réservation')).toBeInTheDocument();
  });

  it('that nobody has is said so, and the form goes on', async () => {
    await find('lices-demo-0000000000000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('Réservation introuvable');
    expect(press('Commencer')).toBeEnabled();
  });

  it('that is checked in says so first', async () => {
    const user = await find('lices-demo-B3nYw8Lc5PdHs6');
    await heading('Votre enregistrement est déjà fait');
    await user.click(press('Envoyer un nouvel enregistrement'));
    await heading('Préparons votre arrivée');
  });

  it('under another name asks before anything goes, and leaves the booker’s e-mail out of the kept answers', async () => {
    const person = { firstname: required, lastname: required, email: true } as const;
    await checkinNetwork(aForm({ clientInfo: { fields: person } }));
    const { user } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Durand');
    await user.click(await screen.findByText('Remplir avec ma réservation'));
    await user.type(screen.getByLabelText('Référence de réservation'), 'lices-demo-T7uQm2Xv9RkZa4');
    await user.click(press('Retrouver ma réservation'));
    await screen.findByText(/Nom sur cette réservation.*Camille Le Goff/u);
    expect(screen.getByLabelText('Nom')).toHaveValue('Durand');
    await user.click(press('Garder mes réponses'));
    expect(screen.queryByText(/Nom sur cette réservation/u)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nom')).toHaveValue('Durand');
    expect(screen.getByLabelText(/Adresse e-mail/u)).toHaveValue('');
    // The guest typed these values.
    expect(screen.queryByText('Déjà rempli d’après votre réservation')).not.toBeInTheDocument();
  });

  it('under another name begins again when the guest says so', async () => {
    await checkinNetwork(minimal);
    const { user } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Durand');
    await user.click(await screen.findByText('Remplir avec ma réservation'));
    await user.type(screen.getByLabelText('Référence de réservation'), 'lices-demo-T7uQm2Xv9RkZa4');
    await user.click(press('Retrouver ma réservation'));
    await user.click(await screen.findByRole('button', { name: 'Recommencer à partir d’elle' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
  });

  it('that an earlier visit knew is asked for again, on the check page too', async () => {
    await checkinNetwork(minimal);
    const first = openCheckin(at);
    await first.user.click(await screen.findByText('Remplir avec ma réservation'));
    await first.user.type(screen.getByLabelText('Référence de réservation'), 'lices-demo-T7uQm2Xv9RkZa4');
    await first.user.click(press('Retrouver ma réservation'));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
    first.unmount();
    // Another day: session storage is empty.
    sessionStorage.clear();
    openCheckin(`${at}/check`);
    expect(
      await screen.findByText('Saisissez à nouveau votre référence, ou ouvrez le lien reçu par e-mail.'),
    ).toBeVisible();
  });
});
