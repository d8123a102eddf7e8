// The load, in a process of its own: reads what to ask from its arguments, prints what it measured.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const { url, seconds, method = 'GET', headers = {}, body, expected } = JSON.parse(process.argv[2]);
const CONNECTIONS = 40;
const octet = () => Math.floor(Math.random() * 256);

/** Each submission has a new key and comes from another guest: the limits of one address are for one address. */
const setupRequest = (request) => ({
  ...request,
  headers: {
    ...headers,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${[0, 0, 0].map(octet).join('.')}`,
  },
});

const result = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: seconds,
  requests: [{ method, headers, body, ...(method === 'POST' ? { setupRequest } : {}) }],
});

const answered = Object.values(result.statusCodeStats).reduce((sum, { count }) => sum + count, 0);
const wanted = result.statusCodeStats[expected]?.count ?? 0;
if (result.errors > 0 || wanted !== answered || answered === 0) {
  console.error(`${method} ${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  process.exit(1);
}
console.log(
  JSON.stringify({
    perSecond: answered / result.duration,
    p99: result.latency.p99,
    answered,
    bytes: result.throughput.mean,
  }),
);
