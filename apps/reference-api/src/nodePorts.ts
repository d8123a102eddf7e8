import { createHmac, createSecretKey, hash, randomFillSync } from 'node:crypto';
import type { Ports, Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';
import { describeError } from './server/logger';

const ID_BYTES = 16;
/** Random bytes cost a call of the system, however many: one call is good for many ids. */
const POOLED_IDS = 256;

function createIds(): () => string {
  const pool = Buffer.alloc(ID_BYTES * POOLED_IDS);
  let offset = pool.length;
  return () => {
    if (offset === pool.length) {
      randomFillSync(pool);
      offset = 0;
    }
    offset += ID_BYTES;
    return pool.toString('base64url', offset - ID_BYTES, offset);
  };
}

/** The backend's ports on Node: its crypto is synchronous, which spares a turn on every order. */
export function createNodePorts(storage: Storage, secret: string, logger: Logger): Ports {
  const key = createSecretKey(secret, 'utf8');
  return {
    storage,
    clock: { now: () => new Date() },
    random: { id: createIds() },
    crypto: {
      hash: (text) => hash('sha256', text, 'base64url'),
      sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    },
    log: ({ level, message, cause }) =>
      logger[level](cause === undefined ? {} : { error: describeError(cause) }, message),
  };
}
