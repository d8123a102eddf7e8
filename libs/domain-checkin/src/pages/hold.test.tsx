import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentSettings } from '@guest/api-contract';
import type { PreAuthorisationProps } from '../context/SlotsContext';
import { aForm } from '../test/builders';
import { checkinNetwork, EXTRAS } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const SETTINGS = 'GET /api/hoster/hotel-des-lices/payment/settings';
const asking = aForm({ holdonInfo: { text: '<p>Votre banque réserve la somme.</p>' } });

/** The hotel’s hold, which a provider of payments validates. */
async function aHold() {
  const { requests, answers } = await checkinNetwork(asking);
  let status: 'toDo' | 'validated' = 'toDo';
  answers(SETTINGS, () => {
    const settings: Partial<PaymentSettings> = {
      isActivated: true,
      currency: 'EUR',
      preAuthorisation: { status, amountCents: 15_000, releaseAfterDays: 7 },
    };
    return Response.json(settings);
  });
  return { requests, validate: () => (status = 'validated') };
}

const PUBLIC_ID = 'lices-demo-T7uQm2Xv9RkZa4';
/** The short link of this visit named a reservation. */
const rememberedReservation = () => sessionStorage.setItem('reservation/hotel-des-lices', PUBLIC_ID);
afterEach(() => sessionStorage.clear());

function CardOf(provider: Awaited<ReturnType<typeof aHold>>) {
  return function Card({ publicId, onValidated }: PreAuthorisationProps) {
    const handleClick = () => {
      provider.validate();
      onValidated('intent-1');
    };
    return <button onClick={handleClick}>Carte de {publicId ?? 'personne'}</button>;
  };
}

it('a hold that the hotel does not want, and offers that there are not, are no steps', async () => {
  const checkinForm = aForm({
    messageInfo: { fields: { message: true } },
    holdonInfo: {},
    promotionInfo: {},
  });
  const { answers } = await checkinNetwork(checkinForm);
  answers(SETTINGS, () => Response.json({ isActivated: false }));
  answers(EXTRAS, () => Response.json({ upselles: [], extras: [] }));
  const { user } = openCheckin(at);
  await heading(/^Une question/u);
  expect(await screen.findByText(/^Étape 1 sur 2/u)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await heading('Vérifiez vos réponses');
});

describe('the hold on a card', () => {
  it('is made where the app brings a place for it, goes on, and is done on the way back', async () => {
    const hold = await aHold();
    rememberedReservation();
    const { user, travel } = openCheckin(at, { slots: { PreAuthorisation: CardOf(hold) } });
    await heading(/^Une empreinte de 150,00\s€, sans débit$/u);
    expect(screen.getByTestId('address')).toHaveTextContent('/demo/checkin/hold');
    const card = await screen.findByRole('button', { name: `Carte de ${PUBLIC_ID}` });
    expect(screen.queryByText('À faire à la réception')).toBeNull();
    expect(hold.requests(SETTINGS)).toHaveLength(1);
    await user.click(card);
    await heading('Vérifiez vos réponses');
    travel(-1);
    expect(await screen.findByText('Pré-autorisation déjà validée')).toBeVisible();
    expect(screen.getByText(/L’empreinte de 150,00\s€ est faite/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Carte/u })).toBeNull();
    await waitFor(() => expect(hold.requests(SETTINGS)).toHaveLength(2));
  });

  it('is to be made at reception while nothing says whose it would be', async () => {
    const hold = await aHold();
    openCheckin(`${at}/hold`, { slots: { PreAuthorisation: CardOf(hold) } });
    expect(await screen.findByText('À faire à la réception')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Carte/u })).toBeNull();
  });

  it('is to be made at reception where it does not, and never keeps the guest back', async () => {
    await aHold();
    const { user } = openCheckin(at);
    expect(await screen.findByText('À faire à la réception')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await heading('Vérifiez vos réponses');
  });

  it('that is validated already asks for no card', async () => {
    const hold = await aHold();
    hold.validate();
    openCheckin(at, { slots: { PreAuthorisation: CardOf(hold) } });
    expect(await screen.findByText('Pré-autorisation déjà validée')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Carte/u })).toBeNull();
  });
});
