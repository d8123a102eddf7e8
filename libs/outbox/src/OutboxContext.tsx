import { createContext, use, type ReactNode } from 'react';
import type { Outbox } from './createOutbox';

/** Makes the outbox when it is first needed: nothing of it is in the first load. */
export type OutboxSource = () => Promise<Outbox>;

const OutboxContext = createContext<OutboxSource | undefined>(undefined);

/** Gives the screens below it the outbox of this visit. */
export function OutboxProvider({ outbox, children }: { outbox: OutboxSource; children: ReactNode }) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** How a screen submits what must not be lost: pass it to a store's action. */
export function useOutbox(): OutboxSource {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('No outbox: wrap the tree in <OutboxProvider>');
  return outbox;
}
