import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server with a planned answer for each request, for faults that only real sockets have. */
export function startFaultyServer() {
  let answers: Answer[] = [];
  const seen: { method?: string; url?: string; key?: string; body: string }[] = [];

  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers['idempotency-key']?.toString();
      seen.push({ method: request.method, url: request.url, key, body: Buffer.concat(chunks).toString() });
      const answer = answers.shift();
      if (answer) answer(request, response);
      else response.writeHead(500).end();
    });
  };
  const server = createServer(listener);

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    answers = [];
    seen.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });

  return {
    seen,
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (...next: Answer[]) => {
      answers = next;
    },
  };
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** The connection breaks before any answer. */
export const cut: Answer = (request) => void request.socket.destroy();

/** The connection breaks inside the answer. */
export const cutInside =
  (body: unknown): Answer =>
  (request, response) => {
    const text = JSON.stringify(body);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    });
    response.write(text.slice(0, text.length / 2), () => setTimeout(() => request.socket.destroy(), 10));
  };

/** Headers at once, the body never. */
export const stalled: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{');
};

/** No answer at all. */
export const silent: Answer = () => undefined;
