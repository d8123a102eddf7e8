import { defineSubmission } from '@guest/submission';
import type { VisitContext } from '@guest/visit';
import type { CheckinBody } from '../model/checkinBody';
import type { ReceiptStamp } from '../model/receipt';

/** A check-in holds identity and signatures: it is kept for the visit, and only its keys on the device. */
export const checkinSubmission = defineSubmission<VisitContext>()<
  CheckinBody,
  ReceiptStamp,
  'customer' | 'checkin'
>({
  kind: 'checkin',
  keptOn: 'visit',
  body: async () => (await import('../model/checkinBody')).CheckinBodySchema,
  calls: ['customer', 'checkin'],
  content: ({ customer, checkin }) => ({ customer, checkin }),
  // A check-in whose answer was lost stays one check-in, whatever the guest changes.
  isRevisable: true,
  send: async (body, tools) => (await import('./sendCheckin')).sendCheckin(body, tools),
});
