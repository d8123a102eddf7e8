import { createHmac, createSecretKey, hash, randomFillSync } from 'node:crypto';
import type { DocumentVault, PlaceFinder, Ports, Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';
import { createCities } from './cities/loadCities';
import type { Config } from './config/config';
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

interface NodeParts {
  storage: Storage;
  secret: string;
  logger: Logger;
  vault: DocumentVault;
  config: Pick<Config, 'maxDocumentBytes' | 'operatorToken'>;
  /** The world's cities unless told. */
  places?: PlaceFinder;
}

/** The backend's ports on Node: its crypto is synchronous, which spares a turn on every order. */
export function createNodePorts({
  storage,
  secret,
  logger,
  vault,
  config,
  places = createCities(),
}: NodeParts): Ports {
  const key = createSecretKey(secret, 'utf8');
  return {
    storage,
    vault,
    places,
    limits: { maxDocumentBytes: config.maxDocumentBytes },
    operatorToken: config.operatorToken,
    clock: { now: () => new Date() },
    random: { id: createIds() },
    crypto: {
      hash: (text) => hash('sha256', text, 'base64url'),
      sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    },
    log: ({ level, message, about, cause }) =>
      logger[level]({ ...about, ...(cause !== undefined && { error: describeError(cause) }) }, message),
  };
}
