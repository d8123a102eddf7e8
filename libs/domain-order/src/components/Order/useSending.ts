import type { OutboxEntry } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import type { Failure } from '@guest/state';
import { entryFor } from '../../store/orderEntry';

/** How the sending of an order stands, as its pages show it. */
export type Sending =
  | { status: 'idle' | 'loading' }
  | { status: 'success' }
  /** Kept on the device until the network or the guest says more: the page of kept orders tells. */
  | { status: 'kept'; id: string }
  | ({ status: 'failure'; id: string; mayHaveArrived?: boolean } & Pick<
      Failure,
      'kind' | 'httpStatus' | 'problemType'
    >);

const idle: Sending = { status: 'idle' };
const loading: Sending = { status: 'loading' };

export function sendingOf({ id, status, failure, mayHaveArrived }: OutboxEntry): Sending {
  if (status === 'received') return { status: 'success' };
  if (status === 'asking' || (status === 'saved' && failure?.kind === 'offline'))
    return { status: 'kept', id };
  if (status === 'sending' || !failure) return loading;
  return { status: 'failure', id, mayHaveArrived, ...failure };
}

/** How the sending of this service's order goes, in whichever tab or visit it began. */
export function useSending(serviceId: string): Sending {
  const entry = useOutboxStore((state) => entryFor(state.entries, serviceId));
  return entry ? sendingOf(entry) : idle;
}
