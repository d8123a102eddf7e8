import { use, useState } from 'react';
import type { Registry } from '@guest/state';
import { newDocument } from '../browser/device/newDocument';
import type { Match } from '../routing/table';

/**
 * A document has screens of payment or others, never both: its security policy, which names who may run in it, is
 * decided when it is loaded. Where the browser keeps nothing a new document would lose what was typed, and without a
 * network it would not come: then the document stays, and a provider that it does not let in says so.
 */
export function usePaymentDocument(match: Match, navigation: string, registry: Registry): void {
  const isPayment = match.entry.handle.isPayment === true;
  const [isPaymentDocument] = useState(isPayment);
  const { canKeep } = registry.keeping.getState();
  if (isPayment !== isPaymentDocument && canKeep && navigator.onLine) use(newDocument(navigation));
}
