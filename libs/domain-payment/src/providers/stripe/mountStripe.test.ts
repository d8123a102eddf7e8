import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldsOptions } from '../port';
import { mountStripe } from './mountStripe';

type Confirmation = { error?: { type: string } };

let current: (key: string, options: object) => object = () => ({});
// The loader takes a Stripe.js that is in the page already, once for all tests.
const inThePage = (key: string, options: object) => current(key, options);
Object.assign(window, { Stripe: Object.assign(inThePage, { version: 'endive' }) });

/** Stripe.js as far as it is used here, in the shapes of https://docs.stripe.com/js. */
function aStripe({ loads = true, confirmation = {} as Confirmation | Promise<Confirmation> } = {}) {
  const element = {
    listeners: new Map<string, () => void>(),
    on(event: string, listener: () => void) {
      this.listeners.set(event, listener);
      return this;
    },
    mount(host: HTMLElement) {
      host.append(document.createElement('iframe'));
      queueMicrotask(() => this.listeners.get(loads ? 'ready' : 'loaderror')?.());
    },
    destroy: vi.fn<() => void>(),
  };
  const elements = vi.fn<(options: object) => object>(() => ({ create: () => element }));
  const confirmPayment = vi.fn<(options: object) => Promise<Confirmation>>(async () => confirmation);
  const stripe = {
    elements,
    confirmPayment,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  const script = vi.fn<(key: string, options: object) => object>(() => stripe);
  current = script;
  return { element, elements, confirmPayment, script };
}

async function shown() {
  const host = document.createElement('div');
  document.body.append(host);
  const heard: string[] = [];
  const options: FieldsOptions = {
    payment: { _id: 'intent-1', clientSecret: 'pi_1_secret_2', publicKey: 'pk_test_1' },
    language: 'fr',
    apiUrl: '/api',
    title: 'Carte',
    onReady: () => heard.push('ready'),
    onSubmit: () => heard.push('submit'),
    onIncomplete: () => heard.push('incomplete'),
    onChallenge: () => heard.push('challenge'),
    onDone: () => heard.push('done'),
  };
  const fields = await mountStripe(host, options);
  return { host, heard, fields };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('Stripe’s fields', () => {
  it('are Stripe’s own frames, for this payment, in the guest’s language', async () => {
    const { script, elements } = aStripe();
    const { host, heard } = await shown();
    expect(script).toHaveBeenCalledWith('pk_test_1', { locale: 'fr' });
    expect(elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
    expect(host.querySelector('iframe')).not.toBeNull();
    expect(heard).toEqual(['ready']);
  });

  it('confirm here, and come back to this address where the bank has a page of its own', async () => {
    const { confirmPayment } = aStripe();
    const { fields, heard } = await shown();
    fields.confirm();
    await vi.waitFor(() => expect(heard).toEqual(['ready', 'done']));
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({ redirect: 'if_required', confirmParams: { return_url: location.href } }),
    );
  });

  it.each([
    ['validation_error', 'incomplete'],
    ['card_error', 'done'],
    ['api_connection_error', 'done'],
  ])('that end with %s are %s: how a payment ended is asked of the hotel', async (type, told) => {
    aStripe({ confirmation: { error: { type } } });
    const { fields, heard } = await shown();
    fields.confirm();
    await vi.waitFor(() => expect(heard).toEqual(['ready', told]));
  });

  it('that break off are done too', async () => {
    aStripe({ confirmation: Promise.reject(new Error('gone')) });
    const { fields, heard } = await shown();
    fields.confirm();
    await vi.waitFor(() => expect(heard).toEqual(['ready', 'done']));
  });

  it('that do not load leave nothing behind', async () => {
    const { element } = aStripe({ loads: false });
    await expect(shown()).rejects.toThrow('Stripe did not load its fields');
    expect(element.destroy).toHaveBeenCalledOnce();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('are removed with the screen', async () => {
    const { element } = aStripe();
    const { host, fields } = await shown();
    fields.remove();
    expect(element.destroy).toHaveBeenCalledOnce();
    expect(host).toBeEmptyDOMElement();
  });
});
