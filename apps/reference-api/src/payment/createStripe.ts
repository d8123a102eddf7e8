import {
  ProblemError,
  type Payment,
  type PaymentProvider,
  type PaymentState,
  type Storage,
  type StripePort,
} from '@guest/reference-backend';
import type { Stripe } from 'stripe';
import type { Config } from '../config/config';

const TIMEOUT_MS = 8_000;
const MAX_RETRIES = 2;

type Settings = Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiUrl'>;

/** Stripe's intents of a payment, oldest first: one for each time that it was opened. */
const logIdOf = (id: string) => `stripe-${id}`;

/** In the currency's smallest unit: yen have no hundredths. */
export function stripeAmount({ amountCents, currency }: Pick<Payment, 'amountCents' | 'currency'>): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Math.round(amountCents * 10 ** (maximumFractionDigits - 2));
}

function failureOf(error: Stripe.PaymentIntent.LastPaymentError | null): Pick<PaymentState, 'failure'> {
  if (!error) return {};
  if (error.decline_code === 'insufficient_funds') return { failure: 'insufficientFunds' };
  if (error.code === 'expired_card') return { failure: 'expiredCard' };
  if (error.code === 'payment_intent_authentication_failure') return { failure: 'notAuthenticated' };
  return { failure: 'declined' };
}

const statuses: Readonly<Partial<Record<string, PaymentState['status']>>> = {
  requires_payment_method: 'requiresPaymentMethod',
  requires_confirmation: 'requiresPaymentMethod',
  requires_action: 'requiresAction',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentState {
  // A status that is new at Stripe says nothing yet.
  const known = statuses[status] ?? 'processing';
  return { status: known, ...(known === 'requiresPaymentMethod' && failureOf(error)) };
}

/** Where the client finds Stripe; another address is a stand-in. */
function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {};
  const { hostname: host, port, protocol } = new URL(url);
  return { host, ...(port !== '' && { port }), protocol: protocol === 'http:' ? 'http' : 'https' };
}

/** Stripe by its own library, where a secret key is configured. */
export async function createStripe(
  { stripeSecretKey, stripeWebhookSecret = '', stripeApiUrl }: Settings,
  storage: Storage,
): Promise<StripePort | undefined> {
  if (stripeSecretKey === undefined) return undefined;
  const { Stripe } = await import('stripe');
  const client = new Stripe(stripeSecretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...addressOf(stripeApiUrl),
  });

  async function intentsOf(id: string): Promise<string[]> {
    const lines = await storage.listPaymentEvents(logIdOf(id));
    return lines.map((line) => (JSON.parse(line) as { intent: string }).intent);
  }

  async function create(payment: Payment, position: number): Promise<Stripe.PaymentIntent> {
    const { id, currency, purpose } = payment;
    const intent = await client.paymentIntents.create(
      {
        amount: stripeAmount(payment),
        currency: currency.toLowerCase(),
        capture_method: purpose === 'preAuthorisation' ? 'manual' : 'automatic',
        automatic_payment_methods: { enabled: true },
        metadata: { payment: id },
      },
      // A server that dies before it notes the intent gets the same one again.
      { idempotencyKey: `${id}-${position}` },
    );
    const at = new Date(intent.created * 1_000).toISOString();
    const json = JSON.stringify({ intent: intent.id });
    await storage.addPaymentEvent({ id: logIdOf(id), position, json, at });
    return intent;
  }

  const provider: PaymentProvider = {
    open: (payment) =>
      ask(async () => {
        const intents = await intentsOf(payment.id);
        const last = intents.at(-1);
        const there = last === undefined ? undefined : await client.paymentIntents.retrieve(last);
        const isRight = there?.status !== 'canceled' && there?.amount === stripeAmount(payment);
        if (there && !isRight && there.status !== 'canceled') await client.paymentIntents.cancel(there.id);
        const intent = there && isRight ? there : await create(payment, intents.length);
        return intent.client_secret ?? '';
      }),
    read: ({ id }) =>
      ask(async () => {
        const last = (await intentsOf(id)).at(-1);
        return last === undefined ? undefined : stateOf(await client.paymentIntents.retrieve(last));
      }),
    cancel: ({ id }) =>
      ask(async () => {
        const last = (await intentsOf(id)).at(-1);
        if (last === undefined) return { status: 'cancelled' };
        const there = stateOf(await client.paymentIntents.retrieve(last));
        if (there.status === 'cancelled' || there.status === 'succeeded' || there.status === 'authorised')
          return there;
        return stateOf(await client.paymentIntents.cancel(last));
      }),
  };

  return { provider, paymentIn: readerOf(client, stripeWebhookSecret) };
}

/** Checks an event's signature and reads which payment it is about. */
function readerOf({ webhooks }: Stripe, secret: string): StripePort['paymentIn'] {
  return (event, signature) => {
    let object: unknown;
    try {
      object = webhooks.constructEvent(event, signature, secret).data.object;
    } catch {
      throw new ProblemError('invalidRequest', { detail: 'The signature does not fit' });
    }
    const { metadata } = object as { metadata?: Record<string, string> };
    return metadata?.payment;
  };
}

/** Failures of Stripe are one answer to the guest, and hold nothing of the request. */
async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch {
    throw new ProblemError('unavailable', { detail: 'The payment provider does not answer' });
  }
}
