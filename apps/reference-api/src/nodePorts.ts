import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Ports, Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';
import { describeError } from './server/logger';

const ID_BYTES = 16;

/** The backend's ports on Node: its crypto is synchronous, which spares a turn on every order. */
export function createNodePorts(storage: Storage, secret: string, logger: Logger): Ports {
  return {
    storage,
    clock: { now: () => new Date() },
    random: { id: () => randomBytes(ID_BYTES).toString('base64url') },
    crypto: {
      hash: (text) => createHash('sha256').update(text).digest('base64url'),
      sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    },
    log: ({ level, message, cause }) =>
      logger[level](cause === undefined ? {} : { error: describeError(cause) }, message),
  };
}
