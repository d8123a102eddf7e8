import { ROOT_KEY } from '@guest/state';
import type { OrderReceipt } from '@guest/api-contract';
import type { OrderSummary } from '../model/keptOrder';

/** What the hotel has now, as the confirmation shows it. */
export interface SentOrder extends OrderSummary {
  receipt: Pick<OrderReceipt, 'number' | 'createdAt'> & { id: string };
}

interface Remembered {
  hosterId: string;
  sent: SentOrder;
}

function isRemembered(value: unknown): value is Remembered {
  const { hosterId, sent } = (value ?? {}) as Partial<Remembered>;
  if (typeof hosterId !== 'string') return false;
  const { service, count, firstname, roomNumber, receipt } = sent ?? {};
  return (
    typeof service?.id === 'string' &&
    typeof service.name === 'string' &&
    typeof count === 'number' &&
    typeof firstname === 'string' &&
    typeof roomNumber === 'string' &&
    typeof receipt?.id === 'string'
  );
}

/** Keeps what the confirmation shows for as long as this tab lives: a reload shows it again. */
export function rememberSent(hosterId: string, sent: SentOrder): void {
  try {
    sessionStorage.setItem(ROOT_KEY, JSON.stringify({ hosterId, sent } satisfies Remembered));
  } catch {
    // Full or forbidden: a reload leads to the services.
  }
}

/** What was ordered last in this tab, where it was this service of this hotel. */
export function recallSent(hosterId: string, serviceId: string | undefined): SentOrder | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ROOT_KEY) ?? 'null');
    if (!isRemembered(kept) || kept.hosterId !== hosterId) return undefined;
    return kept.sent.service.id === serviceId ? kept.sent : undefined;
  } catch {
    return undefined;
  }
}
