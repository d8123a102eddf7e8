import { onTestFinished } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startStripeStandIn as start } from '../../../../tools/stripe/startStripeStandIn.mjs';

/** Stripe's stand-in, until the test is over. */
export async function startStripeStandIn() {
  const standIn = await start();
  onTestFinished(standIn.stop);
  return standIn;
}
