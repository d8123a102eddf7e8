import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import {
  createCityGuides,
  type DocumentVault,
  type FieldCipher,
  type Mailer,
  type PlaceFinder,
  type Ports,
  type Storage,
  type StripePort,
} from '@guest/reference-backend';
import type { Logger } from 'pino';
import { createCities } from '../cities/loadCities';
import { linkOrigin, type Config } from '../config/config';
import { readRecordingSettings } from '../config/recordingSettings';
import { describeError } from '../diagnostics/logger';

const ID_BYTES = 16;
/** Drawn at once: a call for each id would cost a twentieth of storing an order. */
const IDS_PER_DRAW = 256;

interface NodeParts {
  storage: Storage;
  secret: string;
  logger: Logger;
  vault: DocumentVault;
  cipher: FieldCipher;
  mailer: Mailer;
  stripe?: StripePort | undefined;
  config: Pick<
    Config,
    | 'maxDocumentBytes'
    | 'maxDailyBytes'
    | 'operatorToken'
    | 'publicUrl'
    | 'host'
    | 'port'
    | 'recordingRetentionDays'
    | 'recordingRules'
    | 'runtime'
  >;
  /** Default: the world's cities. */
  places?: PlaceFinder;
}

/** The backend's ports on Node: its crypto is synchronous, which saves an event loop turn per order. */
export function createNodePorts({
  storage,
  secret,
  logger,
  vault,
  cipher,
  mailer,
  stripe,
  config,
  places = createCities(),
}: NodeParts): Ports {
  return {
    ...createNodeBasics(secret),
    storage,
    vault,
    cipher,
    places,
    cities: createCityGuides(),
    mailer,
    stripe,
    publicUrl: linkOrigin(config),
    limits: config,
    operatorToken: config.operatorToken,
    recordings: readRecordingSettings(config),
    log: ({ level, message, about, cause }) =>
      logger[level]({ ...about, ...(cause !== undefined && { error: describeError(cause) }) }, message),
  };
}

/** Clock, ids and signatures: what the command line needs as well. */
export function createNodeBasics(secret: string): Pick<Ports, 'clock' | 'random' | 'crypto'> {
  const key = createSecretKey(secret, 'utf8');
  return {
    clock: { now: () => new Date() },
    random: { id: createIds() },
    crypto: {
      hash: (text) => hash('sha256', text, 'base64url'),
      sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    },
  };
}

/** Makes ids of 128 random bits. */
function createIds(): () => string {
  let drawn = Buffer.alloc(0);
  return () => {
    if (drawn.length === 0) drawn = randomBytes(IDS_PER_DRAW * ID_BYTES);
    const id = drawn.toString('base64url', 0, ID_BYTES);
    drawn = drawn.subarray(ID_BYTES);
    return id;
  };
}
