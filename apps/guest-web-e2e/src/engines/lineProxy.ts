import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenScript } from './inPage/listen';

/**
 * An empty page of the same origin: its storage without its app. It has the app's opener policy, because the driver of
 * WebKit loses a tab whose pages differ in it.
 */
export const BLANK_PATH = '/blank-page-of-the-line';
const BLANK = '<!doctype html><html lang="en"><title>Blank</title><link rel="icon" href="data:,">';

const NONCE = /'nonce-([^']+)'/u;

/** Puts the listener before every other script of a page, with the page's own nonce. */
function withListener(html: string, policy: string | string[] = ''): string {
  const nonce = NONCE.exec(String(policy))?.[1] ?? '';
  return html.replace('<head>', `<head><script nonce="${nonce}">${listenScript}</script>`);
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  const isPage = headers['content-type']?.startsWith('text/html');
  response.writeHead(answer.statusCode ?? 502, isPage ? headers : answer.headers);
  if (!isPage) return void answer.pipe(response);
  response.end(withListener(await text(answer), headers['content-security-policy']));
}

/** The line between a browser and a server: it can be cut, and pages tell on it what their console said. */
export async function startLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming, response) => {
    if (incoming.url === BLANK_PATH) {
      return void response
        .writeHead(200, { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' })
        .end(BLANK);
    }
    // Pages stay uncompressed, so that the listener can be put into them.
    const headers = { ...incoming.headers };
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const { method, url } = incoming;
    const onwards = request({ hostname, port, method, path: url, headers }, (answer) => {
      pass(answer, response).catch(() => response.destroy());
    });
    onwards.on('error', () => response.destroy());
    response.on('close', () => onwards.destroy());
    incoming.pipe(onwards);
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
