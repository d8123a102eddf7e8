import { useEffect, useRef } from 'react';
import { useApi } from '@guest/visit';
import type { OpenedPayment } from '../model/payment';
import { usePaymentStore } from '../store/paymentStore';

/** Asks the hotel once the time to give a card is over: from then on no card is taken. */
export function useAskWhenLate({ expiresAt }: Pick<OpenedPayment, 'expiresAt'>): void {
  const api = useApi();
  const isFilling = usePaymentStore((state) => state.payment.step === 'filling');
  const ask = usePaymentStore((state) => state.ask);
  // A device's clock may be wrong: one question is enough.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isFilling || expiresAt === undefined || asked.current === expiresAt) return undefined;
    const timer = setTimeout(
      () => {
        asked.current = expiresAt;
        void ask(api);
      },
      Date.parse(expiresAt) - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [api, ask, expiresAt, isFilling]);
}
