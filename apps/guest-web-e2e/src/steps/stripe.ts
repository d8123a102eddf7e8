import type { Page } from '@playwright/test';

/** Stripe.js as far as the app uses it, in the shapes of https://docs.stripe.com/js. Its fields are a frame of Stripe's. */
const STRIPE_JS = `window.Stripe = Object.assign((key) => ({
  registerAppInfo() {}, _registerWrapper() {},
  elements: ({ clientSecret }) => ({
    clientSecret,
    create() {
      const listeners = {};
      return {
        on(event, listener) { listeners[event] = listener; return this; },
        mount(host) {
          const frame = document.createElement('iframe');
          frame.title = 'Secure payment input frame';
          frame.src = 'https://js.stripe.com/v3/elements-inner.html';
          frame.onload = () => listeners.ready();
          host.append(frame);
        },
        destroy() {},
      };
    },
  }),
  async confirmPayment({ elements, confirmParams }) {
    const body = new URLSearchParams({ client_secret: elements.clientSecret, return_url: confirmParams.return_url, key });
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/confirm', { method: 'POST', body });
    return answer.json();
  },
}), { version: 'endive' });`;

/** What a card does: the answer of Stripe.js, after Stripe has changed the payment. */
export type CardAtStripe = (form: URLSearchParams) => object;

/** Serves Stripe's own addresses in this page; `next` is what the next card does. */
export async function serveStripe(page: Page, next: CardAtStripe): Promise<void> {
  const open = { 'access-control-allow-origin': '*' };
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('.html')
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="fr"><title>Card</title><label>Card <input></label>',
        })
      : route.fulfill({ contentType: 'text/javascript', headers: open, body: STRIPE_JS }),
  );
  await page.route('https://api.stripe.com/**', (route) =>
    route.fulfill({ json: next(new URLSearchParams(route.request().postData() ?? '')), headers: open }),
  );
}
