// Small servers in front of the app, one for each way of delivering the same page.
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../../dist/apps/guest-web/client', import.meta.url));

async function listen(handler) {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Hands a request on to the app, and its answer back as it streams. */
function passOn(target, incoming, outgoing, extraHeaders = {}) {
  const { hostname, port } = new URL(target);
  const headers = { ...incoming.headers, host: `${hostname}:${port}` };
  const onward = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, { ...answer.headers, ...extraHeaders });
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** The unchanged app. Every variant has one server in front, so all pay for the same hop. */
export const frontAsServed = (app) => listen((incoming, outgoing) => passOn(app, incoming, outgoing));

/** The page's HTML without scripts. */
function freeze(html) {
  return html.replace(/<script\b.*?<\/script>/gsu, '').replace(/<link rel="modulepreload"[^>]*>/gu, '');
}

/** One page frozen as static HTML, its pictures and fonts from the app. */
export async function frontFrozen(app, page, userAgent) {
  const answer = await fetch(app + page, { headers: { 'user-agent': userAgent } });
  const body = brotliCompressSync(Buffer.from(freeze(await answer.text())));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return listen((incoming, outgoing) => {
    if (incoming.url === page) outgoing.writeHead(200, headers).end(body);
    else passOn(app, incoming, outgoing);
  });
}

const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** The client's files alone: the page renders in the browser, its data comes from the app's API. */
export const frontClientRendered = (app, page) =>
  listen((incoming, outgoing) => {
    const name = incoming.url === page ? 'index.html' : incoming.url.slice(1);
    const file = path.join(client, name);
    if (name === 'index.html') {
      const body = brotliCompressSync(readFileSync(file));
      outgoing
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(body);
    } else if (name.startsWith('assets/') && existsSync(file)) {
      const isCompressed = existsSync(`${file}.br`);
      outgoing.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      });
      createReadStream(isCompressed ? `${file}.br` : file).pipe(outgoing);
    } else passOn(app, incoming, outgoing);
  });

/** The app with the page's data late; the hotel itself is on time. */
export const lateApi = (app, delayMs) =>
  listen((incoming, outgoing) => {
    const origin = { 'access-control-allow-origin': '*' };
    const isHotel = incoming.url.startsWith('/api/hoster?');
    setTimeout(() => passOn(app, incoming, outgoing, origin), isHotel ? 0 : delayMs);
  });
