import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { RouteName } from '@guest/api-contract';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { sendProblem } from './problems';

/** The header by which an app names the device it runs on. */
const DEVICE_HEADER = 'x-device-id';

interface Limit {
  /** Requests a minute from one device. */
  perDevice: number;
  /** Requests a minute from one address: a hotel's guests share it, and a device can lie about its name. */
  perAddress: number;
}

/**
 * What costs others something: mail that goes out, files that are kept. Orders have no limit, since a
 * whole hotel orders breakfast from one address.
 */
export const rateLimits: Partial<Record<RouteName, Limit>> = {
  postMessage: { perDevice: 5, perAddress: 100 },
  // A family's papers, front and back, and a few of them twice.
  postPrivateDocument: { perDevice: 60, perAddress: 400 },
  // Nobody guesses the operator's secret; nobody gets to try often either.
  getPrivateDocument: { perDevice: 60, perAddress: 60 },
  // One question for each few letters typed.
  getPlaces: { perDevice: 120, perAddress: 1_200 },
};

const MINUTE_MS = 60_000;
const MAX_DEVICE_LENGTH = 100;

/** Makes the hook that keeps one route's limits; counters live in this process's memory. */
export function createRateLimiter(
  app: FastifyInstance,
  secret: string,
): (limit: Limit) => onRequestAsyncHookHandler {
  // Addresses are personal data: not even the counters hold them in clear.
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64');
  const deviceOf = (request: FastifyRequest) =>
    String(request.headers[DEVICE_HEADER] ?? '').slice(0, MAX_DEVICE_LENGTH);
  // Guests without a name are many behind one address: only the address is counted.
  const isNamed = (request: FastifyRequest) => deviceOf(request) !== '';

  return ({ perDevice, perAddress }) => {
    const ofDevice = app.createRateLimit({
      max: perDevice,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => keyOf('device', normalizeIP(request.ip), deviceOf(request)),
    });
    const ofAddress = app.createRateLimit({
      max: perAddress,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => keyOf('address', normalizeIP(request.ip)),
    });
    return async (request, reply) => {
      for (const check of isNamed(request) ? [ofDevice, ofAddress] : [ofAddress]) {
        const result = await check(request);
        if (result.isAllowed || !result.isExceeded) continue;
        return sendProblem(reply.header('retry-after', result.ttlInSeconds), 'tooManyRequests');
      }
      return undefined;
    };
  };
}
