import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems';

/** Characters of a path and its query. The longest that a guest meets are links back from a bank. */
const MAX_ADDRESS_LENGTH = 4_000;

/** Refuses long addresses: every part of one costs time. */
export function addAddressLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }, reply) =>
    originalUrl.length > MAX_ADDRESS_LENGTH ? sendProblem(reply, 'addressTooLong') : undefined,
  );
}
