import { vi } from 'vitest';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';

/** The registry of a device that writes kept state at once. */
export function aDevice(slug = 'demo'): Registry {
  const registry = createRegistry();
  const schedule = (work: () => void) => {
    queueMicrotask(work);
    return () => undefined;
  };
  persistRegistry(registry, { slug, storage: localStorage, schedule });
  return registry;
}

/** Stops the clock alone; promises and timers run. */
export function stopClock(now: string | Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}
