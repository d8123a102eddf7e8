import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page of a Wi-Fi portal: status 200, HTML, and a root element as in many apps. */
const PAGE =
  '<!doctype html><html lang="fr"><title>Portail</title><div id="root"><h1>Maintenance</h1></div></html>';

/** A proxy that, once closed, answers every request with a page of its own, as a hotel's Wi-Fi portal does. */
export async function startPortal(target: string) {
  let isShut = false;
  const server = createServer((request, response) => {
    if (isShut) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
      return;
    }
    const { method, headers, url = '/' } = request;
    const onward = ask(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
