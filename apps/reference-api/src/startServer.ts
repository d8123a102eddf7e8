import type { Storage } from '@guest/reference-backend';
import { createBackend } from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config';
import { StartError } from './diagnostics/startError';
import { seedDemoHotels } from './hotels/seedDemoHotels';
import { createMailer } from './mail/createMailer';
import { createNodePorts } from './backend/nodePorts';
import { openBackendParts } from './backend/openBackendParts';
import { sweepRegularly } from './backend/sweepRegularly';
import type { Pages } from './pages/pageBundle';
import { createStripe } from './payment/createStripe';
import { createServer } from './createServer';
import { createShutdown } from './server/shutdown';

interface OpenServer {
  app: FastifyInstance;
  storage: Storage;
  stop: () => Promise<void>;
}

export interface RunningServer extends OpenServer {
  /** Where it listens, such as `http://127.0.0.1:4300`. */
  address: string;
}

interface StartOptions {
  config: Config;
  pages: Pages;
  logger: Logger;
  /** Imports the demo hotels again although they are there. */
  isReseeding?: boolean;
}

/** Opens the storage, brings it up to date and makes the server, which does not listen yet. */
export async function openServer({ config, pages, logger, isReseeding }: StartOptions): Promise<OpenServer> {
  const { storage, secret, vault, cipher } = await openBackendParts(config);
  try {
    if (config.isSeedingDemo || isReseeding) await seedDemoHotels(storage, { isReseeding, logger });
    const stripe = await createStripe(config, storage);
    const mailer = createMailer(config);
    const ports = createNodePorts({ storage, secret, logger, vault, cipher, mailer, stripe, config });
    const backend = createBackend(ports);
    const app = await createServer({ backend, storage, vault, pages, config, secret, logger });
    const stopSweeping = sweepRegularly({ ...config, storage, vault, paymentPorts: ports, logger });
    const closeStorage = async () => {
      await stopSweeping();
      await storage.close();
    };
    return { app, storage, stop: createShutdown({ app, closeStorage, logger }) };
  } catch (cause) {
    await storage.close();
    throw cause;
  }
}

/** Opens the server and listens. Throws a StartError or a StorageError that the operator can act on. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const server = await openServer(options);
  try {
    const address = await listen(server.app, options.config);
    options.logger.info({ address }, 'ready');
    return { ...server, address };
  } catch (cause) {
    await server.stop();
    throw cause;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    throw new StartError(refusal((cause as NodeJS.ErrnoException).code, port, host), { cause });
  }
}

function refusal(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what uses it, or set PORT`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not allowed for this user: set PORT to 1024 or more`;
  return `The server cannot listen on ${host}, port ${port} (${code ?? 'unknown'}): set HOST and PORT`;
}
