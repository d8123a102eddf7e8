import { vi } from 'vitest';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';
import { renderFeature, type RenderOptions } from '@guest/testing';
import { orderFeatures } from '../index';

// Whole screens with the real backend behind them, on a machine that does other things too.
vi.setConfig({ testTimeout: 20_000 });

/** Tuesday 24 November 2026, 15:00 at the hotels of these tests. */
const AFTERNOON = new Date('2026-11-24T15:00:00+01:00');

/** Stops the clock, and nothing else: promises and timers go on. */
export function stopClock(now = AFTERNOON): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

export const CATALOGUE = 'GET /api/product';
export const CUSTOMER = 'POST /api/customer';
export const ORDER = 'POST /api/order';
/** The question how an order stands. */
export const FOLLOWED = 'GET /api/order/:id';

/** Renders any screen of this domain. */
export function renderOrders(options: RenderOptions) {
  const [feature, ...also] = orderFeatures;
  if (!feature) throw new Error('No feature');
  return renderFeature(feature, { ...options, also });
}

/** The first screen of a file waits for its chunks, on a busy machine too. */
export const patience = { timeout: 20_000 };

/** The registry of a device that kept nothing. */
export function aRestoredRegistry(): Registry {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: undefined });
  return registry;
}
