import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers `around-me` in place of our own server, from another origin, with whatever a test says. */
export async function startActivityService() {
  let status = 200;
  let body = '{}';
  const server = createServer((_request, response) => {
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: (guide: object) => {
      status = 200;
      body = JSON.stringify(guide);
    },
    fail: () => {
      status = 503;
      body = '{"message":"down"}';
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
