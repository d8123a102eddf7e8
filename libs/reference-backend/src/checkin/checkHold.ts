import type { CheckinRequest } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import { createPaymentLog } from '../payment/paymentLog';
import type { Ports } from '../ports/ports';

/** The hold that a check-in names is one of this hotel. Where it stands is asked when somebody looks. */
export async function checkHold(
  { hosterId, preAuthorisation }: CheckinRequest,
  context: Pick<Ports, 'storage' | 'clock'>,
): Promise<FieldError[]> {
  if (preAuthorisation === undefined) return [];
  const payment = await createPaymentLog(context).read(preAuthorisation);
  const isHold = payment?.hosterId === hosterId && payment.purpose === 'preAuthorisation';
  return isHold ? [] : [{ pointer: '/preAuthorisation', detail: 'is not a hold of this hotel' }];
}
