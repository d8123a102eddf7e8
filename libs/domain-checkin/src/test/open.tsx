import { createRegistry, persistRegistry } from '@guest/state';
import { renderFeature, type RenderOptions } from '@guest/testing';
import { createCheckinFeature, type CheckinSlots } from '../index';
import type { SentCheckin } from '../model/receipt';

interface Opening extends Partial<RenderOptions> {
  slots?: CheckinSlots;
  /** Where the device keeps it. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A device on which the check-in was opened: kept answers are restored, snapshots are written at once. */
export function openCheckin(at: string, options: Opening = {}) {
  const { slots, storage = localStorage, ...rest } = options;
  const registry = createRegistry();
  const persistence = persistRegistry(registry, {
    slug: 'demo',
    storage,
    schedule: (work) => {
      // After the current task: several stores may change in it.
      queueMicrotask(work);
      return () => undefined;
    },
  });
  return { persistence, ...renderFeature(createCheckinFeature(slots), { at, registry, ...rest }) };
}

/** What this tab kept of a check-in that was sent earlier in the visit. */
export function keepReceipt(receipt: SentCheckin): void {
  const fields = { receipt };
  const checkin = { at: Date.now(), fields };
  sessionStorage.setItem('root', JSON.stringify({ version: 1, slugs: { demo: { checkin } } }));
}
