import type { BeforeRequestHook } from 'ky';
import { randomKey } from '@guest/state';

/**
 * The options of a call with a rate limit: the server counts it by device, so that a hotel's guests,
 * who share one address, do not use up each other's.
 */
export const countedByDevice = { context: { isCountedByDevice: true } };

/** Names the device with a random word that lasts as long as the client, so that it tracks nobody. */
export function nameDevice(): BeforeRequestHook {
  let name: string | undefined;
  return ({ request, options }) => {
    if (options.context.isCountedByDevice !== true) return;
    name ??= randomKey();
    request.headers.set('X-Device-Id', name);
  };
}
