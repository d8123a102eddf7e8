import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';

const font = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
);
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>';

/** A hotel as another back office writes it: other ids, forms and words than the contract's. */
const hotelAt = (address: string) => ({
  id: 7,
  slug: 'port',
  name: 'Hôtel du Port',
  logo: `${address}/logo.svg`,
  language: 'fr',
  currency: '€',
  timeZone: 'CEST',
  customization: {
    primaryColor: 'rgb(20,80,140)',
    titleFontFamily: { value: 'Young Serif', url: `${address}/fonts.css` },
    navigation: {
      isNavigationBarActivated: true,
      navigationElements: [
        { label: 'service', longName: 'Services' },
        { label: 'information', shortName: 'Infos' },
        { label: 'casino', shortName: 'Casino' },
      ],
    },
  },
  subscriptionStatus: { isAdditionalSellsSubscribed: true },
});

const products = {
  categories: [
    {
      name: 'Repas',
      subcategories: [
        {
          name: 'Matin',
          services: [
            { id: 1, name: 'Petit déjeuner', price: '12,50 €' },
            { id: 2, name: 'Thé', price: { amount: 4 } },
            { id: 3, name: 'Omelette', type: 'plat', price: 9 },
            { id: 4 },
            {
              id: 5,
              name: 'Plateau du soir',
              type: 'sheet',
              price: 18,
              sections: [{ id: 51, label: 'Plat', choice: 'single', items: [{ id: 511, name: 'Soupe' }] }],
            },
          ],
        },
      ],
    },
  ],
};

/** What it answers about the hotel, by path. */
const documents: Record<string, unknown> = {
  product: products,
  'home-page': { greeting: '<b>Bienvenue</b>', highlights: null },
  roomdirectory: {
    title: 'Livret',
    sections: [{ id: 1, title: 'Chambre', entries: [{ id: 2, title: 'Wi-Fi' }, {}] }],
  },
  seminar: { rooms: [{ id: 1, name: 'Salle Nord', capacity: '40' }], seminars: 'aucun' },
  'personal-page': {
    personalPages: [{ id: 3, slug: 'plage', hoster: 7, title: 'La plage', blocks: 'bientôt' }],
  },
  'page/plage': { id: 3, slug: 'plage', hoster: 7, title: 'La plage', blocks: 'bientôt' },
  'checkin-form': {
    clientInfo: { isActivated: true, orderIndex: '1', lastname: { isActivated: true, isRequired: true } },
  },
  'reviews-form': { themes: [{ name: 'room' }, 'accueil'], style: { maxScore: '5', design: 'smileys' } },
};

/** What it answers to what it takes; everything else gets "OK". */
const receipts: Record<string, string> = {
  customer: '',
  checkin: '',
  order: '{"done":1}',
  reviews: '{"done":1}',
};

interface Sent {
  path: string;
  hasKey: boolean;
  body: string;
}

/**
 * A hotel's own API, written without the contract: it knows no `Idempotency-Key`, and answers whatever it takes with a
 * 2xx of no body, a text or a shape of its own. It serves its own logo and fonts.
 */
export async function startForeignApi() {
  const sent: Sent[] = [];
  const files: Record<string, readonly [mediaType: string, body: string | Buffer]> = {
    'logo.svg': ['image/svg+xml', LOGO],
    'fonts.css': ['text/css', "@font-face{font-family:'Young Serif';src:url(files/title.woff2)}"],
    'files/title.woff2': ['font/woff2', readFileSync(font)],
  };

  function take(request: IncomingMessage, response: ServerResponse, path: string): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const hasKey = request.headers['idempotency-key'] !== undefined;
      sent.push({ path, hasKey, body: Buffer.concat(parts).toString('utf8') });
      response.end(receipts[path] ?? 'OK');
    });
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/|\?.*$/gu, '');
    response.setHeader('access-control-allow-origin', '*');
    // The header of keys is not among them.
    response.setHeader('access-control-allow-headers', 'content-type, x-device-id');
    const answers: Record<string, unknown> = { ...documents, hoster: hotelAt(address) };
    const file = files[path];
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (request.method === 'POST') take(request, response, path);
    else if (file) response.setHeader('content-type', file[0]).end(file[1]);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** Everything that was sent to it so far. */
    sent,
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
