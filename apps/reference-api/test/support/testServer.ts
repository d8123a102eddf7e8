import {
  createBackend,
  createMemoryMailer,
  createMemoryStorage,
  createMemoryVault,
  createSamplePlaces,
  createWebPorts,
  type DocumentVault,
  type FieldCipher,
  type Mailer,
  type Storage,
} from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config/config';
import { createNodePorts } from '../../src/backend/nodePorts';
import type { Pages } from '../../src/pages/pageBundle';
import { createStripe } from '../../src/payment/createStripe';
import { createServer } from '../../src/createServer';
import { createLogger } from '../../src/diagnostics/logger';
import type { LogLevel } from '../../src/diagnostics/logLevels';
import { aBundle, aHotel, toHotel } from './hotels';

export interface TestServer {
  app: FastifyInstance;
  storage: Storage;
  vault: DocumentVault;
  /** Every log line so far, as it was written. */
  lines: string[];
}

interface Options {
  env?: NodeJS.ProcessEnv;
  pages?: Pages;
  storage?: Storage;
  vault?: DocumentVault;
  cipher?: FieldCipher;
  mailer?: Mailer;
  /** The hotel `palace` with these settings of payments. */
  paymentSettings?: object;
  bodyDeadlineMs?: number;
  /** Default: every line. */
  logLevel?: LogLevel;
}

/** The real server with the hotels `palace` and `inn`; default: storage in memory. */
export async function testServer({
  env = {},
  pages = {},
  storage = createMemoryStorage(),
  vault = createMemoryVault(),
  cipher = createWebPorts(storage).cipher,
  mailer = createMemoryMailer(),
  paymentSettings,
  bodyDeadlineMs,
  logLevel = 'debug',
}: Options = {}): Promise<TestServer> {
  await storage.importHotel(
    await toHotel({ ...aBundle('palace'), ...(paymentSettings && { paymentSettings }) }),
  );
  await storage.importHotel(await aHotel('inn'));
  const lines: string[] = [];
  const logger = createLogger(logLevel, { write: (line) => void lines.push(line) });
  const secret = 'a secret of tests alone, long enough';
  const config = readConfig({ DATA_DIR: 'unused', ...env });
  const places = createSamplePlaces();
  const stripe = await createStripe(config, storage);
  const ports = createNodePorts({ storage, secret, logger, vault, cipher, mailer, stripe, config, places });
  const app = await createServer({
    backend: createBackend(ports),
    storage,
    vault,
    pages,
    config,
    secret,
    logger,
    bodyDeadlineMs,
  });
  onTestFinished(() => app.close());
  return { app, storage, vault, lines };
}

/** A customer of the palace, by its id. */
export async function aCustomerId(app: FastifyInstance, hoster = 'palace-id'): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer',
    payload: { hoster, email: 'guest@example.com', firstname: 'Ada', lastname: 'Guest', overwriting: false },
  });
  return answer.json<{ _id: string }>()._id;
}

/** A single order that the palace accepts. */
export function anOrder(customer: string) {
  return {
    hoster: 'palace-id',
    customer,
    roomNumber: '12',
    item: { originalProductId: 'palace-bike', quantity: 2, type: 'single' },
  };
}
