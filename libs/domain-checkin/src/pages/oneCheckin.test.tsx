import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failures } from '@guest/testing';
import { noAnswers } from '../model/draft';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { CHECKIN, checkinNetwork, EXTRAS } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const failed = () => screen.findByText('L’envoi de l’enregistrement a échoué');
const asking = aForm({
  clientInfo: { fields: { lastname: required, email: required, idDocument: true } },
});

/** The backend stores the check-in, and its answers are lost until `deliver` is called. */
async function aLossyHotel(form = asking) {
  const network = await checkinNetwork(form);
  const { storage } = network;
  const { submit } = storage;
  const stored: { id: string; outcome: string }[] = [];
  let isLossy = true;
  storage.submit = async (submission) => {
    const outcome = await submit(submission);
    if (submission.kind !== 'checkin' || outcome.outcome === 'keyReused') return outcome;
    stored.push(outcome);
    if (isLossy) throw new Error('The answer gets lost');
    return outcome;
  };
  return {
    ...network,
    stored,
    deliver: () => {
      isLossy = false;
    },
  };
}

/** Fills in, sends without getting an answer, and closes the tab. */
async function sendIntoTheVoid() {
  const { user, persistence, unmount } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.com');
  await user.selectOptions(await screen.findByLabelText('Type de pièce'), 'passport');
  await user.type(screen.getByLabelText('Numéro'), 'X-123');
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  persistence.flush();
  unmount();
  sessionStorage.clear();
}

it('a check-in whose answer was lost stays one when its secrets are lost with the tab', async () => {
  const hotel = await aLossyHotel();
  await sendIntoTheVoid();
  hotel.deliver();
  const before = hotel.requests(CHECKIN).length;
  const { user } = openCheckin(`${at}/check`);
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
  const sent = hotel.requests(CHECKIN);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.body).not.toHaveProperty('revision');
  expect(sent.slice(before).map(({ body }) => body.revision)).toEqual([1]);
  // The number stays the same: the receipt shows it.
  expect(new Set(hotel.stored.map(({ id }) => id)).size).toBe(1);
  expect(screen.getByText(hotel.stored[0]?.id as string)).toBeVisible();
});

it('a change after a lost answer is a change of that check-in, not a second one', async () => {
  const hotel = await aLossyHotel(aForm({ clientInfo: { fields: { lastname: required } } }));
  const { user, travel } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Gof');
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  travel(at);
  await user.type(await screen.findByLabelText('Nom'), 'f');
  await user.click(press('Continuer'));
  hotel.deliver();
  await user.click(await screen.findByRole('button', { name: /^(Renvoyer|Envoyer mon)/u }));
  await heading(/^Merci/u);
  expect(new Set(hotel.requests(CHECKIN).map(({ key }) => key)).size).toBe(1);
  expect(new Set(hotel.stored.map(({ id }) => id)).size).toBe(1);
  expect(hotel.stored.at(-1)?.outcome).toBe('stored');
});

it('a form in which nothing was typed is one check-in too, whatever is added after a lost answer', async () => {
  const hotel = await aLossyHotel(
    aForm({ messageInfo: { fields: { message: true } }, agreementInfo: { fields: { isMarketing: true } } }),
  );
  const { user, travel } = openCheckin(at);
  await heading(/^Une question/u);
  // Opens the check directly: the boxes are never shown.
  travel(`${at}/check`);
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  travel(-1);
  await user.type(await screen.findByLabelText(/^Votre message/u), 'Un lit de bébé');
  await user.click(screen.getByRole('heading', { level: 1 }));
  travel(`${at}/check`);
  hotel.deliver();
  await user.click(await screen.findByRole('button', { name: /^(Renvoyer|Envoyer mon)/u }));
  await heading(/^Merci/u);
  expect(new Set(hotel.requests(CHECKIN).map(({ key }) => key)).size).toBe(1);
  expect(new Set(hotel.stored.map(({ id }) => id)).size).toBe(1);
  // No answer is dated before the form.
  expect(JSON.stringify(hotel.requests(CHECKIN))).not.toContain('1970');
});

it('a lost answer is thanked for when the same is sent again, with the receipt of what the hotel has; the form is over', async () => {
  const hotel = await aLossyHotel(
    aForm({ clientInfo: { fields: { lastname: required, licensePlate: true } } }),
  );
  const { user, registry } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.type(screen.getByLabelText(/^Plaque/u), 'AB-123-CD');
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  hotel.deliver();
  await user.click(press('Renvoyer'));
  await heading(/^Merci/u);
  expect(hotel.stored.at(-1)?.outcome).toBe('replayed');
  expect(screen.getByText(hotel.stored[0]?.id as string)).toBeVisible();
  const lines = useCheckinStore
    .in(registry)
    .getState()
    .receipt?.parts.flatMap((part) => part.lines.map(({ value }) => value));
  expect(lines).toEqual(['Le Goff', 'AB-123-CD']);
  expect(useCheckinStore.in(registry).getState()).toMatchObject({
    answers: noAnswers,
  });
  expect(localStorage.getItem('root')).not.toContain('AB-123-CD');
});

it('wishes of a lost try go again where the offers do not load, and the check and the receipt name them', async () => {
  const hotel = await aLossyHotel(
    aForm({ clientInfo: { fields: { lastname: required } }, promotionInfo: {} }),
  );
  const first = openCheckin(at);
  await first.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await first.user.click(press('Continuer'));
  const [more] = await screen.findAllByRole('button', { name: /^Augmenter/u });
  const name = (more?.getAttribute('aria-label') ?? more?.textContent ?? '').replace(
    /^Augmenter\s*:\s*/u,
    '',
  );
  expect(name).not.toBe('');
  await first.user.click(more as HTMLElement);
  await first.user.click(press('Continuer'));
  await first.user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  first.persistence.flush();
  first.unmount();
  hotel.deliver();
  hotel.answers(EXTRAS, failures.cut);
  const { user, registry } = openCheckin(`${at}/check`);
  expect(await screen.findByText(`1 × ${name}`)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
  const lines = useCheckinStore
    .in(registry)
    .getState()
    .receipt?.parts.flatMap((part) => part.lines.map(({ value }) => value));
  expect(lines).toEqual(['Le Goff', `1 × ${name}`]);
});

/** From now on the key of the first try is refused. */
function refuseRevisions(hotel: Awaited<ReturnType<typeof aLossyHotel>>) {
  const known = hotel.requests(CHECKIN)[0]?.key;
  hotel.answers(CHECKIN, (request) =>
    request.headers.get('Idempotency-Key') === known ? failures.problem(409)() : undefined,
  );
  return known;
}

it('a hotel that takes no revision leaves the guest the choice, once', async () => {
  const hotel = await aLossyHotel();
  await sendIntoTheVoid();
  const known = refuseRevisions(hotel);
  const { user } = openCheckin(`${at}/check`);
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  expect(await screen.findByText(/Un envoi précédent est peut-être déjà arrivé/u)).toBeVisible();
  expect(screen.queryByText(/ne fera pas de doublon/u)).toBeNull();
  // Sending the same again would be refused again.
  expect(screen.queryByRole('button', { name: /envoyer/iu })).toBeNull();
  hotel.deliver();
  await user.click(press('Préparer un nouvel enregistrement'));
  await waitFor(() => expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(press('Envoyer mon enregistrement'));
  await heading(/^Merci/u);
  const last = hotel.requests(CHECKIN).at(-1);
  expect(last?.key).not.toBe(known);
  expect(last?.body).not.toHaveProperty('revision');
});

it('says the same to who went back meanwhile: there too, only the way that helps is offered', async () => {
  const hotel = await aLossyHotel(aForm({ clientInfo: { fields: { lastname: required } } }));
  const { user, travel } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await failed();
  refuseRevisions(hotel);
  const release = hotel.hold(CHECKIN);
  await user.click(press('Renvoyer'));
  await heading('Transmission de vos informations…');
  travel(-1);
  release();
  expect(await screen.findByText(/Un envoi précédent est peut-être déjà arrivé/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Renvoyer' })).toBeNull();
  await user.click(press('Préparer un nouvel enregistrement'));
  await waitFor(() => expect(screen.queryByText('L’envoi de l’enregistrement a échoué')).toBeNull());
  hotel.deliver();
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
});
