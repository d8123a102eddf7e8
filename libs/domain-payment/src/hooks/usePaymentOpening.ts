import { useEffect } from 'react';
import { useIsRestored } from '@guest/state';
import { useSubmission } from '@guest/submission';
import { useHoster } from '@guest/visit';
import { openFailureOf, type OpenFailure } from '../model/openFailure';
import type { PaymentSubject } from '../model/subject';
import { usePaymentStore } from '../store/paymentStore';
import type { PaymentBody } from '../submission/paymentBody';
import { paymentSubmission } from '../submission/paymentSubmission';
import { useCleanAddress } from './useCleanAddress';

function bodyOf(hosterId: string, subject: PaymentSubject): PaymentBody {
  if (subject.purpose === 'payment')
    return { hosterId, payload: { purpose: subject.purpose, order: subject.order } };
  const { purpose, publicId, attemptKey, expectedAmountCents } = subject;
  return {
    hosterId,
    publicId,
    attemptKey,
    payload: { purpose, ...(expectedAmountCents !== undefined && { expectedAmountCents }) },
  };
}

/**
 * Opens the payment of a subject when the screen appears, and again at the guest's wish. The hotel has one payment for
 * each subject, so this is also how a reloaded page finds out where it stands.
 */
export function usePaymentOpening(subject: PaymentSubject): {
  failure: OpenFailure | undefined;
  isBusy: boolean;
  open: () => void;
} {
  useCleanAddress();
  const { _id: hosterId } = useHoster();
  const isRestored = useIsRestored();
  const { send, failure, isBusy, status } = useSubmission(paymentSubmission);
  const dispatch = usePaymentStore((state) => state.dispatch);
  const body = JSON.stringify(bodyOf(hosterId, subject));

  const open = () => {
    dispatch({ type: 'reopened' });
    void send(JSON.parse(body) as PaymentBody, { label: '' });
  };
  useEffect(() => {
    if (isRestored) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another subject is another payment
  }, [body, isRestored]);

  const hasFailed = !isBusy && status !== 'received' && failure !== undefined;
  return { failure: hasFailed ? openFailureOf(failure) : undefined, isBusy, open };
}
