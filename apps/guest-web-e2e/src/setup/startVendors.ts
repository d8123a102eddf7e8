import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A tag that counts visits: it sets a cookie and a storage key, and calls its server for every screen. */
const tagScript = `(() => {
  document.cookie = '_ga=GA1.1.1; Path=/';
  localStorage.setItem('_gcl_ls', '1');
  const origin = new URL(document.currentScript.src).origin;
  const tell = (entry) => fetch(origin + '/count', {
    method: 'POST', mode: 'no-cors', keepalive: true, referrerPolicy: 'no-referrer',
    body: JSON.stringify({ entry: { ...entry }, cookie: document.cookie }),
  });
  dataLayer.forEach(tell);
  const push = dataLayer.push;
  dataLayer.push = (...entries) => { entries.forEach(tell); return push.apply(dataLayer, entries); };
})();`;

/** Starts a tag manager with one tag and a collector of Sentry's protocol; both record their requests. */
export async function startVendors() {
  const counted: string[] = [];
  const reports: string[] = [];
  let scripts = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.url?.startsWith('/gtm.js')) {
        scripts += 1;
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(tagScript);
        return;
      }
      (request.url === '/count' ? counted : reports).push(
        `${request.url} ${request.headers.referer ?? ''}\n${body}`,
      );
      response.writeHead(200).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      SENTRY_DSN: `http://public1@127.0.0.1:${port}/42`,
      TAG_MANAGER_ID: 'GTM-TEST',
      TAG_MANAGER_URL: `http://127.0.0.1:${port}/gtm.js`,
    },
    counted,
    reports,
    scripts: () => scripts,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
