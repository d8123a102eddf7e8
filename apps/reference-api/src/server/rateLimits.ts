import { createHmac, createSecretKey } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { RouteName } from '@guest/api-contract';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { sendProblem } from './problems';

/** The header by which an app names the device it runs on. */
const DEVICE_HEADER = 'x-device-id';

const MINUTE_MS = 60_000;

interface Limit {
  /** Requests from one device. */
  perDevice: number;
  /** Requests from one address: a hotel's guests share it, and a device can lie about its name. */
  perAddress: number;
  /** Requests about one hotel, from any address. Default: no limit. */
  perHotel?: number;
  /** The time in which they count. Default: a minute. */
  windowMs?: number;
}

const TEN_MINUTES_MS = 10 * MINUTE_MS;

/**
 * Limits for calls that store something or cost others something, such as e-mails. No honest hotel meets them: a
 * seminar of 300 guests behind one address checks in, and each of them orders ten times, in ten minutes.
 */
export const rateLimits: Partial<Record<RouteName, Limit>> = {
  postOrder: { perDevice: 60, perAddress: 6_000, windowMs: TEN_MINUTES_MS },
  // One goes before every order, check-in, mood and review.
  postCustomer: { perDevice: 120, perAddress: 8_000, windowMs: TEN_MINUTES_MS },
  postCheckin: { perDevice: 40, perAddress: 2_000, windowMs: TEN_MINUTES_MS },
  postFeedback: { perDevice: 40, perAddress: 2_000, windowMs: TEN_MINUTES_MS },
  postReview: { perDevice: 20, perAddress: 2_000, windowMs: TEN_MINUTES_MS },
  postPayment: { perDevice: 60, perAddress: 6_000, windowMs: TEN_MINUTES_MS },
  postMessage: { perDevice: 5, perAddress: 100 },
  // Enough for a family's papers, front and back, with some repeats.
  postPrivateDocument: { perDevice: 60, perAddress: 400 },
  removePrivateDocument: { perDevice: 60, perAddress: 400 },
  getOwnSubmission: { perDevice: 60, perAddress: 400 },
  removeOwnSubmission: { perDevice: 60, perAddress: 400 },
  // The operator's secret cannot be guessed, but attempts are limited all the same.
  getPrivateDocument: { perDevice: 60, perAddress: 60 },
  // Autocomplete asks once per few letters typed.
  getPlaces: { perDevice: 120, perAddress: 1_200 },
  // A mail goes to an address that nobody has proved; the backend also counts by that address.
  postFavouritesEmail: { perDevice: 10, perAddress: 100, windowMs: 60 * MINUTE_MS },
  // One video of each participant, and some repeats.
  putTestVideo: { perDevice: 10, perAddress: 100 },
  // Who tries many cards tries stolen ones.
  postSandboxCard: { perDevice: 20, perAddress: 400 },
  confirmSandboxPayment: { perDevice: 20, perAddress: 400 },
  // A page sends a batch every half minute, and more while it changes.
  postStart: { perDevice: 60, perAddress: 2_000, windowMs: TEN_MINUTES_MS },
  postBatch: { perDevice: 600, perAddress: 20_000, windowMs: TEN_MINUTES_MS },
  postCanvasImages: { perDevice: 600, perAddress: 6_000, windowMs: TEN_MINUTES_MS },
  // Printed numbers are short: few may be tried, even from many addresses at once.
  findReservation: { perDevice: 10, perAddress: 30, perHotel: 100, windowMs: 60 * MINUTE_MS },
};

const MAX_DEVICE_LENGTH = 100;

/** Makes the hook that keeps one route's limits; counters live in this process's memory. */
export function createRateLimiter(
  app: FastifyInstance,
  secret: string,
): (limit: Limit) => onRequestAsyncHookHandler {
  const key = createSecretKey(secret, 'utf8');
  // Addresses are personal data: the counters hold hashes of them.
  const keyOf = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64');
  const deviceOf = (request: FastifyRequest) =>
    String(request.headers[DEVICE_HEADER] ?? '').slice(0, MAX_DEVICE_LENGTH);
  const hotelOf = (request: FastifyRequest) => String((request.query as { hoster?: string }).hoster);
  // Many guests without a device name share an address: only the address is counted.
  const isNamed = (request: FastifyRequest) => deviceOf(request) !== '';

  return ({ perDevice, perAddress, perHotel, windowMs: timeWindow = MINUTE_MS }) => {
    const ofDevice = app.createRateLimit({
      max: perDevice,
      timeWindow,
      keyGenerator: (request) => keyOf('device', normalizeIP(request.ip), deviceOf(request)),
    });
    const ofAddress = app.createRateLimit({
      max: perAddress,
      timeWindow,
      keyGenerator: (request) => keyOf('address', normalizeIP(request.ip)),
    });
    const ofHotel =
      perHotel !== undefined &&
      app.createRateLimit({
        max: perHotel,
        timeWindow,
        keyGenerator: (request) => keyOf('hotel', hotelOf(request)),
      });
    return async (request, reply) => {
      for (const check of [isNamed(request) && ofDevice, ofAddress, ofHotel]) {
        if (!check) continue;
        const result = await check(request);
        if (result.isAllowed || !result.isExceeded) continue;
        return sendProblem(reply.header('retry-after', result.ttlInSeconds), 'tooManyRequests');
      }
      return undefined;
    };
  };
}
