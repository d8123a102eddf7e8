import { lazyPart, type VisitContext, type VisitFeature } from '@guest/visit';
import { paymentTexts } from './texts';

export type { PreAuthorisationProps } from './components/PreAuthorisation';

const loadSettings = async (context: VisitContext) =>
  (await import('./store/paymentSettingsStore')).loadPaymentSettings(context);

/** Paying by card. No address says anything of a card or a guest. */
export const paymentFeature: VisitFeature = {
  name: 'payment',
  texts: paymentTexts,
  routes: [
    {
      path: 'payment/:intentId',
      handle: { chrome: 'steps', isSensitive: true, isPayment: true },
      load: loadSettings,
      page: () => import('./pages/PaymentPage'),
    },
  ],
  submissions: {
    payment: async () => (await import('./submission/paymentSubmission')).paymentSubmission,
  },
};

/** The hold on a guest's card, for the check-in's slot. */
export const PreAuthorisation = lazyPart(
  async () => (await import('./components/PreAuthorisation')).PreAuthorisation,
);
