import { Transform } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import type { preParsingAsyncHookHandler } from 'fastify';
import { BodyError } from './jsonBody';

/** Concurrent uploads: each is held in memory until it is complete. */
const MAX_UPLOADS = 24;
/** Concurrent uploads per address. A hotel's guests share one and send two each; no address may use all. */
const MAX_UPLOADS_PER_ADDRESS = 16;
const RETRY_AFTER_SECONDS = 5;
/** An upload takes a place from this many bytes on: who sends less holds a connection and nothing else. */
const FREE_BYTES = 64_000;
/** The least that must come in each time, a sixth of 0.2 Mbit/s: else the upload ends, and gives its place back. */
const MIN_BYTES = 40_000;
const CHECK_EVERY_MS = 10_000;

interface GateOptions {
  max?: number;
  maxPerAddress?: number;
  checkEveryMs?: number;
}

/** Counts what is inside, in all and per address. */
function createPlaces(max: number, maxPerAddress: number) {
  let inside = 0;
  const ofAddress = new Map<string, number>();
  return {
    take(address: string): boolean {
      const others = ofAddress.get(address) ?? 0;
      if (inside >= max || others >= maxPerAddress) return false;
      inside += 1;
      ofAddress.set(address, others + 1);
      return true;
    },
    giveBack(address: string): void {
      inside -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left === 0) ofAddress.delete(address);
      else ofAddress.set(address, left);
    },
  };
}

/**
 * Makes the hook that limits concurrent uploads, in all and per address: others get 429 with `Retry-After`. An upload
 * whose bytes come too slowly gets 408.
 */
export function createUploadGate({
  max = MAX_UPLOADS,
  maxPerAddress = MAX_UPLOADS_PER_ADDRESS,
  checkEveryMs = CHECK_EVERY_MS,
}: GateOptions = {}): preParsingAsyncHookHandler {
  const places = createPlaces(max, maxPerAddress);
  return async (request, reply, payload) => {
    const address = normalizeIP(request.ip);
    let atLastCheck = 0;
    let isInside = false;

    /** The rest of the body is not waited for. */
    function refuse(status: number, code: string): void {
      reply.header('connection', 'close').header('retry-after', RETRY_AFTER_SECONDS);
      upload.destroy(new BodyError(status, code));
    }

    const upload = Object.assign(
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          upload.receivedEncodedLength += chunk.byteLength;
          const needsPlace = upload.receivedEncodedLength > FREE_BYTES && !isInside;
          isInside ||= needsPlace && places.take(address);
          if (needsPlace && !isInside) refuse(429, 'GUEST_ERR_MANY_UPLOADS');
          else done(null, chunk);
        },
      }),
      // Fastify compares it with `Content-Length`.
      { receivedEncodedLength: 0 },
    );
    // Fastify stops listening once it has answered.
    upload.on('error', () => {});
    // It listens by then: an earlier error would reach nobody.
    upload.once('resume', () => payload.pipe(upload));
    const check = setInterval(() => {
      if (upload.receivedEncodedLength - atLastCheck < MIN_BYTES) refuse(408, 'GUEST_ERR_SLOW_UPLOAD');
      atLastCheck = upload.receivedEncodedLength;
    }, checkEveryMs);
    upload.once('close', () => clearInterval(check));
    reply.raw.once('close', () => {
      upload.destroy();
      if (isInside) places.giveBack(address);
    });
    return upload;
  };
}
