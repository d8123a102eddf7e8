import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@guest/i18n';
import { createRegistry, persistRegistry } from '@guest/state';
import { failures, fakeNetwork, renderFeature } from '@guest/testing';
import { paymentFeature } from '../index';
import type { FieldsOptions } from '../providers/port';
import { anOrder, payingHotel } from '../test/hotel';

const HOSTER = 'hotel-des-lices';
const CREATE = `POST /api/hoster/${HOSTER}/payment/create` as const;

/** The provider's frame, which jsdom does not run: it has what a guest has typed, and calls the sandbox itself. */
const provider = vi.hoisted(() => ({
  card: '4242424242424242',
  fails: false,
  shown: undefined as FieldsOptions | undefined,
}));

async function post(path: string, body: object, secret?: string): Promise<Record<string, string>> {
  const answer = await fetch(`/api/payment-sandbox/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

vi.mock('../providers', () => ({
  mountFields: () => async (host: HTMLElement, options: FieldsOptions) => {
    if (provider.fails) throw new Error('It does not load');
    provider.shown = options;
    host.append(document.createElement('hr'));
    options.onReady();
    const { _id, clientSecret } = options.payment;
    return {
      confirm: () => {
        const confirm = async () => {
          const card = { number: provider.card, expiry: '12/30', code: '123' };
          const { token = '' } = await post('token', card);
          await post(`${_id}/confirm`, { token }, clientSecret);
          act(() => options.onDone());
        };
        void confirm();
      },
      remove: () => host.replaceChildren(),
    };
  },
}));

beforeEach(() => Object.assign(provider, { card: '4242424242424242', fails: false, shown: undefined }));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens an address on a device that keeps what it may. */
function open(at: string, language: Language = 'fr') {
  const registry = createRegistry();
  persistRegistry(registry, {
    slug: 'demo',
    storage: localStorage,
    schedule: (work) => {
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return renderFeature(paymentFeature, { at, language, registry });
}

/** The page of the payment of an order at 24,00 €. */
async function opened(language?: Language) {
  const network = await fakeNetwork({ change: payingHotel });
  const { order, intent } = await anOrder();
  const at = `/demo/payment/${intent}?order=${order}`;
  return { network, order, intent, at, ...open(at, language) };
}

const payButton = () => screen.findByRole('button', { name: /^(?:Payer|Pay) / });
const paid = () => screen.findByRole('heading', { level: 1, name: /^24,00\s€ payés$/u });

describe('a payment', () => {
  it('says how much, for what and to whom, and that it is charged once', async () => {
    await opened();
    expect(await screen.findByRole('heading', { level: 1, name: /^Payer 24,00\s€$/u })).toBeVisible();
    expect(screen.getByText('Panier du soir')).toBeVisible();
    expect(screen.getAllByText('Hôtel des Lices').length).toBeGreaterThan(0);
    expect(screen.getByText('Votre carte est débitée une seule fois, maintenant.')).toBeVisible();
    expect(screen.getByText('CB, Visa, Mastercard')).toBeVisible();
  });

  it('is made, and the same when the page is opened again', async () => {
    const { user, at, unmount } = await opened();
    await user.click(await payButton());
    expect(await paid()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Voir ma commande' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/demo\/orders\//u),
    );
    unmount();
    open(at);
    expect(await paid()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/u })).toBeNull();
  });

  it('speaks English to an English guest', async () => {
    const { user } = await opened('en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay €24.00' })).toBeVisible();
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { level: 1, name: '€24.00 paid' })).toBeVisible();
  });

  it('says why a card is refused, and takes another', async () => {
    const { user } = await opened();
    provider.card = '4000000000009995';
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le plafond de cette carte est atteint');
    provider.card = '4242424242424242';
    await user.click(await payButton());
    expect(await paid()).toBeVisible();
  });

  it('that nobody can read back says so, and is never offered twice', async () => {
    const { user, network } = await opened();
    network.answersOnce('GET /api/payment/:id', failures.status(500));
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Vous ne serez jamais débité deux fois');
    expect(screen.queryByRole('button', { name: /^Payer/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vérifier maintenant' }));
    expect(await paid()).toBeVisible();
  });

  it('that is being processed when the page opens is followed to its end, without card fields', async () => {
    const network = await fakeNetwork({ change: payingHotel });
    const { order, intent } = await anOrder();
    const payment = {
      _id: intent,
      key: 'k'.repeat(43),
      clientSecret: 's',
      purpose: 'payment',
      amountCents: 2_400,
      order,
    };
    network.answersOnce(CREATE, async () => Response.json({ ...payment, status: 'processing' }));
    network.answersOnce('GET /api/payment/:id', async () =>
      Response.json({ ...payment, status: 'succeeded' }),
    );
    open(`/demo/payment/${intent}?order=${order}`);
    expect(await paid()).toBeVisible();
    expect(provider.shown).toBeUndefined();
  });

  it('asks the hotel when the time to give a card is over', async () => {
    const network = await fakeNetwork({ change: payingHotel });
    const { order, intent } = await anOrder();
    const payment = {
      _id: intent,
      key: 'k'.repeat(43),
      clientSecret: 's',
      purpose: 'payment',
      amountCents: 2_400,
      order,
    };
    const expiresAt = new Date(Date.now() + 300).toISOString();
    network.answersOnce(CREATE, async () =>
      Response.json({ ...payment, status: 'requiresPaymentMethod', expiresAt }),
    );
    network.answersOnce('GET /api/payment/:id', async () =>
      Response.json({ ...payment, status: 'failed', failure: 'expired' }),
    );
    open(`/demo/payment/${intent}?order=${order}`);
    expect(await screen.findByText('Le délai pour payer est passé')).toBeVisible();
  });

  it('that takes too long may be started again', async () => {
    const { user, network } = await opened();
    network.answersOnce('GET /api/payment/:id', async (request) => {
      const id = new URL(request.url).pathname.split('/').at(-1);
      return Response.json({
        _id: id,
        status: 'failed',
        failure: 'expired',
        purpose: 'payment',
        amountCents: 2_400,
      });
    });
    await user.click(await payButton());
    expect(await screen.findByText('Le délai pour payer est passé')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Paiement par carte' })).toHaveFocus();
    expect(screen.queryByText(/est débitée une seule fois/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Recommencer' }));
    expect(await paid()).toBeVisible();
  });

  it('is given up without a charge', async () => {
    const { user, network, order } = await opened();
    await payButton();
    await user.click(screen.getByRole('button', { name: 'Ne pas payer maintenant' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/demo/orders/${order}`));
    expect(network.requests('POST /api/payment/:id/status')).toHaveLength(1);
  });
});

describe('a payment that does not open', () => {
  it('may be tried again', async () => {
    const network = await fakeNetwork({ change: payingHotel });
    const { order, intent } = await anOrder();
    network.answersOnce(CREATE, failures.status(503));
    const at = `/demo/payment/${intent}?order=${order}`;
    const { user } = open(at);
    expect(await screen.findByText('Nous n’arrivons pas à joindre le paiement')).toBeVisible();
    // It may have been made before.
    expect(screen.queryByText(/Rien n’a été débité/u)).toBeNull();
    expect(screen.getByRole('link', { name: /^Appeler/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await payButton()).toBeVisible();
  });

  it.each(['une-autre?order=inconnue', 'sans-commande'])('is none of this hotel: %s', async (address) => {
    await fakeNetwork({ change: payingHotel });
    open(`/demo/payment/${address}`);
    expect(
      await screen.findByText(/^(?:Ce paiement n’est pas possible ici|Nous ne trouvons pas ce paiement)$/u),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/u })).toBeNull();
  });

  it('has another way where its provider does not load', async () => {
    provider.fails = true;
    const { user } = await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent('réglez à la réception');
    provider.fails = false;
    // Nothing would answer a new document.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await user.click(await payButton());
    expect(await paid()).toBeVisible();
  });
});

describe('the address and the storage', () => {
  it('keep no word of the bank after its own page (3-D Secure)', async () => {
    const network = await fakeNetwork({ change: payingHotel });
    const { order, intent } = await anOrder();
    const said = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded';
    open(`/demo/payment/${intent}?order=${order}&${said}`);
    await payButton();
    expect(screen.getByTestId('address')).toHaveTextContent(`/demo/payment/${intent}?order=${order}`);
    expect(screen.getByTestId('address')).not.toHaveTextContent('secret');
    expect(network.requests(CREATE).length).toBeGreaterThan(0);
  });

  it('hold no secret of the payment', async () => {
    const { user } = await opened();
    await payButton();
    const secrets = [provider.shown?.payment.clientSecret ?? 'none', '4242'];
    await user.click(await payButton());
    await paid();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(kept).not.toContain('clientSecret');
  });
});
