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

/** Banks keep a hold of an online payment for a week. https://docs.stripe.com/payments/place-a-hold-on-a-payment-method */
const MAX_HOLD_DAYS = 7;

type Opened = Pick<Payment, 'id' | 'opening'>;

/** Where the intent of an opening is noted. */
const logIdOf = ({ id, opening }: Opened) => `stripe-${id}-${opening}`;

/** Stripe's own lists, which are not those of ISO 4217. https://docs.stripe.com/currencies#minor-units */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const thousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** The amount as Stripe counts it: most currencies in hundredths. */
export function stripeAmount({ amountCents, currency }: Pick<Payment, 'amountCents' | 'currency'>): number {
  if (wholeUnits.has(currency)) return Math.round(amountCents / 100);
  return thousandths.has(currency) ? amountCents * 10 : amountCents;
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

function stateOf({
  status,
  last_payment_error: error,
}: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>): PaymentState {
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

  async function intentOf(opened: Opened): Promise<Stripe.PaymentIntent | undefined> {
    const [line] = await storage.listPaymentEvents(logIdOf(opened));
    return line === undefined
      ? undefined
      : client.paymentIntents.retrieve((JSON.parse(line) as { intent: string }).intent);
  }

  async function create(payment: Payment): Promise<Stripe.PaymentIntent> {
    const { id, opening, currency, purpose } = payment;
    const intent = await client.paymentIntents.create(
      {
        amount: stripeAmount(payment),
        currency: currency.toLowerCase(),
        capture_method: purpose === 'preAuthorisation' ? 'manual' : 'automatic',
        automatic_payment_methods: { enabled: true },
        metadata: { payment: id },
      },
      // A server that dies before it notes the intent gets the same one again.
      { idempotencyKey: `${id}-${opening}` },
    );
    const at = new Date(intent.created * 1_000).toISOString();
    const json = JSON.stringify({ intent: intent.id });
    await storage.addPaymentEvent({ id: logIdOf(payment), position: 0, json, at });
    return intent;
  }

  const provider: PaymentProvider = {
    maxHoldDays: MAX_HOLD_DAYS,
    open: (payment) =>
      ask(async () => ((await intentOf(payment)) ?? (await create(payment))).client_secret ?? ''),
    read: (payment) =>
      ask(async () => {
        const intent = await intentOf(payment);
        return intent && stateOf(intent);
      }),
    cancel: (payment) =>
      ask(async () => {
        const intent = await intentOf(payment);
        if (!intent) return { status: 'cancelled' };
        const there = stateOf(intent);
        const isEnded = ['cancelled', 'succeeded', 'authorised'].includes(there.status);
        return isEnded ? there : stateOf(await client.paymentIntents.cancel(intent.id));
      }),
    release: (payment) =>
      ask(async () => {
        const intent = await intentOf(payment);
        return intent?.status === 'requires_capture'
          ? stateOf(await client.paymentIntents.cancel(intent.id))
          : stateOf(intent ?? { status: 'canceled', last_payment_error: null });
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
