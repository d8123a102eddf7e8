import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry, persistRegistry } from '@guest/state';
import { fakeNetwork, type RenderOptions } from '@guest/testing';
import { patience, renderOrders } from './network';

const camille = {
  firstname: 'Camille',
  lastname: 'Moreau',
  email: 'camille@example.org',
  phone: '+33 6 12 34 56 78',
  roomNumber: '214',
};

/** A registry that keeps what this device keeps, as after each load of a page. */
export function aKeepingRegistry() {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
  // It writes some time after a change: without this, one test's order would be found by the next.
  // A hook of this module would count for the first file alone, because files share modules.
  onTestFinished(persistence.stop);
  return { registry, persistence };
}

/** Camille, about to send a pillow or a bicycle to room 214. */
export async function anOrderToSend(serviceId: 'oreiller' | 'velo', options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const { registry, persistence } = aKeepingRegistry();
  const view = renderOrders({ at: paths.order('demo', serviceId), guest: camille, registry, ...options });
  await view.user.click(await screen.findByRole('button', { name: /^(?:Vérifier|Check)$/u }, patience));
  await screen.findByRole('heading', { name: /Vérifiez|Check/u });
  const send = () => view.user.click(screen.getByRole('button', { name: /obligation|[Rr]equest|demande/u }));
  return { ...network, ...view, persistence, send };
}
