import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One item of an envelope: its type in Sentry's protocol, and its content. */
interface ReceivedItem {
  type: string;
  payload: Record<string, unknown>;
}

/** A small server that accepts Sentry's envelopes and keeps them. */
export async function startCollector() {
  const raw: string[] = [];
  const items: ReceivedItem[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      raw.push(`${JSON.stringify(request.headers)}\n${body}`);
      const [, ...lines] = body.trim().split('\n');
      for (let index = 0; index + 1 < lines.length; index += 2) {
        const { type } = JSON.parse(lines[index] ?? '{}') as { type: string };
        items.push({ type, payload: JSON.parse(lines[index + 1] ?? '{}') as Record<string, unknown> });
      }
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public1@127.0.0.1:${port}/42`,
    items,
    of: (type: string) => items.filter((item) => item.type === type).map(({ payload }) => payload),
    /** Everything as it came over the wire, headers included. */
    text: () => raw.join('\n'),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
