import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failures, fakeNetwork } from '@guest/testing';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { formIn } from '../test/formIn';
import { CHECKIN, checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const minimal = aForm({ clientInfo: { fields: { lastname: required, email: required } } });

async function fillIn({ plate }: { plate?: string } = {}) {
  const opened = openCheckin(at);
  await opened.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await opened.user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
  if (plate) await opened.user.type(screen.getByLabelText(/^Plaque/u), plate);
  await opened.user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  return opened;
}

const failure = () => screen.queryByText('L’envoi de l’enregistrement a échoué');

describe('while the check-in is on its way', () => {
  it('Back shows that it is, not an empty form, and then the thanks', async () => {
    const fields = { lastname: required, email: required, licensePlate: true } as const;
    const { hold } = await checkinNetwork(aForm({ clientInfo: { fields } }));
    const release = hold(CHECKIN);
    const { user, travel } = await fillIn({ plate: 'AB-123-CD' });
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading('Transmission de vos informations…');
    travel(-1);
    await heading('Transmission de vos informations…');
    expect(screen.queryByLabelText('Nom')).not.toBeInTheDocument();
    release();
    await heading(/^Merci/u);
    expect(screen.getByTestId('address')).toHaveTextContent(`${at}/sent`);
    // Going back into the form begins a new one, filled only with what the visit knows.
    travel(at);
    await screen.findByLabelText('Nom');
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
    expect(screen.getByLabelText(/^Plaque/u)).toHaveValue('');
    expect(localStorage.getItem('root')).not.toContain('AB-123-CD');
  });

  it('a failure is told to who went back meanwhile, once, and they send again from there', async () => {
    const { requests, answers, hold, heal } = await checkinNetwork(
      aForm({
        clientInfo: { fields: { lastname: required, email: required } },
        stayInfo: { fields: { accommodationPurpose: true } },
      }),
    );
    const { user, travel } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
    await user.click(press('Continuer'));
    await heading('Votre séjour');
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    await heading('Vérifiez vos réponses');
    answers(CHECKIN, failures.status(503));
    const release = hold(CHECKIN);
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading('Transmission de vos informations…');
    travel(-1);
    release();
    await heading('Votre séjour');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('L’envoi de l’enregistrement a échoué');
    expect(alert).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu');
    await waitFor(() => expect(alert).toHaveFocus());

    // The screen before shows it too, without taking the focus again.
    travel(-1);
    await heading('Vos informations');
    await waitFor(() => expect(failure()).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();

    heal();
    await user.click(press('Renvoyer'));
    await heading(/^Merci/u);
    const keys = requests(CHECKIN).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('a failure that was read on the check is not repeated on the way back', async () => {
    const { answersOnce } = await checkinNetwork(minimal);
    const { user, travel } = await fillIn();
    answersOnce(CHECKIN, failures.status(503));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await waitFor(() => expect(failure()).toBeVisible());
    travel(-1);
    await screen.findByLabelText('Nom');
    expect(failure()).toBeNull();
  });

  it('sends again from elsewhere only what is whole: else the check says what is missing', async () => {
    const { requests, answers, hold } = await checkinNetwork(minimal);
    const { user, travel } = await fillIn();
    answers(CHECKIN, failures.status(503));
    const release = hold(CHECKIN);
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    travel(-1);
    release();
    await screen.findByRole('alert');
    await user.clear(await screen.findByLabelText('Nom'));
    const before = requests('POST').length;
    await user.click(press('Renvoyer'));
    await heading('Vérifiez vos réponses');
    expect(requests('POST')).toHaveLength(before);
  });
});

describe('a check-in that was refused', () => {
  const fail = async () => {
    const { answersOnce } = await checkinNetwork(minimal);
    const opened = await fillIn();
    answersOnce(CHECKIN, failures.problem(422, { pointers: ['/message'] }));
    await opened.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await screen.findByText('L’envoi de l’enregistrement a échoué');
    return opened;
  };

  it('is cleared once an answer is corrected', async () => {
    const { user, travel } = await fail();
    travel(at);
    await user.type(await screen.findByLabelText('Nom'), 'f');
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    expect(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' })).toBeVisible();
    expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).not.toBeInTheDocument();
  });

  it('for the number of people leads to the companions', async () => {
    const { answersOnce } = await checkinNetwork(
      aForm({
        clientInfo: { fields: { lastname: required, email: required } },
        companionInfo: { fields: { lastname: required } },
      }),
    );
    const { user } = openCheckin(at);
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
    await user.click(press('Continuer'));
    await heading(/accompagne/u);
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    answersOnce(CHECKIN, failures.problem(422, { pointers: ['/personCount'] }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Le nombre de personnes n’est pas celui que l’hôtel attend.');
    await user.click(within(alert).getByRole('link', { name: /^Corriger/u }));
    await heading(/accompagne/u);
  });

  it('is cleared with its form', async () => {
    const { registry } = await fail();
    formIn(registry).discard();
    await waitFor(() =>
      expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).not.toBeInTheDocument(),
    );
  });
});

describe('a reservation', () => {
  const find = async () => {
    const opened = openCheckin(at);
    await opened.user.click(await screen.findByText('Remplir avec ma réservation'));
    await opened.user.type(screen.getByLabelText('Référence de réservation'), 'lices-demo-T7uQm2Xv9RkZa4');
    await opened.user.click(press('Retrouver ma réservation'));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff'));
    return opened;
  };

  it('without a key of its own is linked by its id', async () => {
    const { requests } = await fakeNetwork({
      change: (bundle) => ({
        ...bundle,
        checkinForm: aForm({ clientInfo: { fields: { lastname: required } } }),
        reservations: bundle.reservations?.map(({ encryptedReservationId: _key, ...one }) => one),
      }),
    });
    const { user } = await find();
    await user.click(press('Continuer'));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    expect(requests('POST').at(-1)?.body).toMatchObject({
      encryptedReservationId: 'lices-demo-T7uQm2Xv9RkZa4',
    });
  });

  it('whose key the hotel knows no longer is said so, and asked for again', async () => {
    const { requests, answersOnce } = await checkinNetwork(
      aForm({ clientInfo: { fields: { lastname: required } } }),
    );
    const { user, registry } = await find();
    await user.click(press('Continuer'));
    answersOnce(CHECKIN, failures.problem(422, { pointers: ['/encryptedReservationId'] }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    expect(await screen.findByText('Réservation introuvable')).toBeVisible();
    expect(screen.getByLabelText('Référence de réservation')).toBeVisible();
    expect(useCheckinStore.in(registry).getState().secrets.reservationKey).toBeUndefined();
    // The check-in is sent without it, too.
    await user.click(press('Renvoyer'));
    await heading(/^Merci/u);
    expect(requests('POST').at(-1)?.body).not.toHaveProperty('encryptedReservationId');
  });
});
