import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend, server } from '@guest/testing';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { aHotelThatAsks, openCheckin, watchPosts } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const minimal = aForm({ clientInfo: { fields: { lastname: required, email: required } } });

beforeEach(async () => {
  server.use(...(await aBackend()).handlers);
});

/** The hotel's answer to a check-in waits until it is let go. */
function holdAnswer() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.post('*/api/checkin', async () => {
      await held;
      // Nothing answered here: the backend does.
    }),
  );
  return () => letGo();
}

/** The hotel refuses what is sent, once. */
function refuse(...pointers: string[]): void {
  const errors = pointers.map((pointer) => ({ pointer, detail: 'does not fit' }));
  const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors };
  const headers = { 'Content-Type': 'application/problem+json' };
  server.use(
    http.post('*/api/checkin', () => HttpResponse.json(problem, { status: 422, headers }), { once: true }),
  );
}

async function fillIn() {
  const opened = openCheckin(at);
  await opened.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await opened.user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
  await opened.user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  return opened;
}

describe('while the check-in is on its way', () => {
  it('Back shows that it is, not an empty form, and then the thanks', async () => {
    await aHotelThatAsks(minimal);
    const letGo = holdAnswer();
    const { user, travel } = await fillIn();
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading('Transmission de vos informations…');
    travel(-1);
    await heading('Transmission de vos informations…');
    expect(screen.queryByLabelText('Nom')).not.toBeInTheDocument();
    letGo();
    await heading(/^Merci/u);
    expect(screen.getByTestId('address')).toHaveTextContent(`${at}/sent`);
    // A way back into the form begins a new one; what the visit knows fills it.
    travel(at);
    expect(await screen.findByLabelText('Nom')).toBeVisible();
  });
});

describe('a check-in that was refused', () => {
  const fail = async () => {
    const opened = await fillIn();
    refuse('/message');
    await opened.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await screen.findByText('L’envoi de l’enregistrement a échoué');
    return opened;
  };

  it('is forgotten once an answer is corrected', async () => {
    await aHotelThatAsks(minimal);
    const { user, travel } = await fail();
    travel(at);
    await user.type(await screen.findByLabelText('Nom'), 'f');
    await user.click(press('Continuer'));
    await heading('Vérifiez vos réponses');
    expect(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' })).toBeVisible();
    expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).not.toBeInTheDocument();
  });

  it('is forgotten with its form', async () => {
    await aHotelThatAsks(minimal);
    const { registry } = await fail();
    useCheckinStore.in(registry).getState().startAnew();
    await waitFor(() =>
      expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).not.toBeInTheDocument(),
    );
  });
});

it('a file that a reload cut off is named on the check page, and keeps nothing back', async () => {
  await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required, passport: true } } }));
  server.use(
    http.post('*/assets/upload/privatedocument', () => new Promise<Response>(() => undefined) as never),
  );
  const first = openCheckin(at);
  await first.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  const file = new File(['%PDF-1.7\n', 'x'.repeat(90)], 'recto.pdf', { type: 'application/pdf' });
  await first.user.upload(await screen.findByLabelText(/Choisir un fichier/u), file);
  await first.user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  first.unmount();
  const { user } = openCheckin(`${at}/check`);
  expect(
    await screen.findByText('recto.pdf n’était pas encore parti. Choisissez-le de nouveau.'),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
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
    const { handlers } = await aBackend('demo', (bundle) => ({
      ...bundle,
      checkinForm: aForm({ clientInfo: { fields: { lastname: required } } }),
      reservations: bundle.reservations?.map(({ encryptedReservationId: _key, ...one }) => one),
    }));
    server.use(...handlers);
    const posts = watchPosts();
    const { user } = await find();
    await user.click(press('Continuer'));
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading(/^Merci/u);
    expect(posts.at(-1)?.body).toMatchObject({ encryptedReservationId: 'lices-demo-T7uQm2Xv9RkZa4' });
  });

  it('whose key the hotel knows no longer is said so, and asked for again', async () => {
    await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required } } }));
    const { user, registry } = await find();
    await user.click(press('Continuer'));
    refuse('/encryptedReservationId');
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    expect(await screen.findByText('Réservation introuvable')).toBeVisible();
    expect(screen.getByLabelText('Référence de réservation')).toBeVisible();
    expect(useCheckinStore.in(registry).getState().secrets.reservationKey).toBeUndefined();
    // It goes without, too.
    const posts = watchPosts();
    await user.click(press('Renvoyer'));
    await heading(/^Merci/u);
    expect(posts.at(-1)?.body).not.toHaveProperty('encryptedReservationId');
  });
});
