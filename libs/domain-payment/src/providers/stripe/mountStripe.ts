import { loadStripe } from '@stripe/stripe-js/pure';
import { lookOf } from '../look';
import type { MountFields } from '../port';

/**
 * Stripe's Payment Element: number, expiry and code, and the wallets of phones, in Stripe's own frames. Its script
 * comes from Stripe when this is called, never before. https://docs.stripe.com/payments/payment-element
 */
export const mountStripe: MountFields = async (host, options) => {
  const { payment, language, onReady, onIncomplete, onDone } = options;
  const stripe = await loadStripe(payment.publicKey ?? '', { locale: language });
  if (!stripe) throw new Error('Stripe did not load');
  const look = lookOf(host);
  const elements = stripe.elements({
    clientSecret: payment.clientSecret,
    appearance: {
      variables: {
        colorPrimary: look.edge,
        colorBackground: look.surface,
        colorText: look.text,
        colorTextSecondary: look.muted,
        colorDanger: look.danger,
        borderRadius: look.radius,
      },
    },
  });
  const element = elements.create('payment', { layout: 'tabs' });
  const padding = document.createElement('div');
  padding.dataset.stripe = '';
  host.append(padding);
  const isShown = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => reject(new Error('Stripe did not load its fields')));
  });
  element.mount(padding);
  const remove = () => {
    element.destroy();
    padding.remove();
  };
  await isShown.catch((cause: unknown) => {
    remove();
    throw cause;
  });
  onReady();
  return {
    confirm: () => {
      const confirm = async () => {
        // A bank that asks in a page of its own comes back to this address.
        const { error } = await stripe.confirmPayment({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: location.href },
        });
        if (error?.type === 'validation_error') onIncomplete();
        else onDone();
      };
      confirm().catch(onDone);
    },
    remove,
  };
};
