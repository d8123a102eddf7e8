import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What Stripe adds to the address after a bank's own page. https://docs.stripe.com/payments/3d-secure */
const words = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/** Leaves no word of the provider in the address after a check in a page of the bank's own (3-D Secure). */
export function useCleanAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!words.some((name) => query.has(name))) return;
    for (const name of words) query.delete(name);
    void navigate({ pathname, search: query.toString() }, { replace: true });
  }, [navigate, pathname, search]);
}
