// Answers Stripe's calls of payment intents in the shapes that Stripe documents, for tests.
// https://docs.stripe.com/api/payment_intents
import { createServer } from 'node:http';

async function formOf(request) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** Starts the stand-in on a free port of this machine. */
export async function startStripeStandIn() {
  const intents = new Map();
  const byKey = new Map();
  const state = { isDown: false, calls: [] };

  function create(form, key) {
    const known = byKey.get(key);
    if (known) return known;
    const id = `pi_${intents.size + 1}`;
    const intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      capture_method: form.get('capture_method') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_stand_in`,
      created: 1_781_517_600,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      last_payment_error: null,
    };
    intents.set(id, intent);
    byKey.set(key, intent);
    return intent;
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      state.calls.push(`${request.method} ${request.url}`);
      const form = await formOf(request);
      const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?/u.exec(request.url ?? '') ?? [];
      const known = intents.get(id);
      const key = String(request.headers['idempotency-key']);
      const intent = known ?? (id === '' ? create(form, key) : undefined);
      if (intent && action === 'cancel') intent.status = 'canceled';
      const status = state.isDown ? 400 : intent ? 200 : 404;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? intent : { error: { type: 'invalid_request_error' } }));
    };
    void answer();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    state,
    intents,
    change: (id, change) => void Object.assign(intents.get(id) ?? {}, change),
    stop: () => void server.close(),
  };
}
