import { readSites } from '../setup/sites';

const hotels = [
  'demo',
  'framissima',
  'campanile-lyon',
  'petit-hotel',
  'cinq-facons',
  'mal-regle',
  'le-minimum',
  'au-programme',
];

/** Every consent refused in its current wording, as the app keeps it. */
function refusals() {
  const at = new Date().toISOString();
  const refused = { isGiven: false, at, textVersion: '2026-11' };
  const consents = { recording: refused, statistics: refused, errorReports: refused };
  return { consents: { at: Date.now(), fields: { consents } } };
}

/** The stored data of a returning guest. */
export function returningItems() {
  const root = { version: 1, slugs: Object.fromEntries(hotels.map((slug) => [slug, refusals()])) };
  return [
    ...hotels.map((slug) => ({ name: `${slug}/AlreadyVisited`, value: 'true' })),
    { name: 'root', value: JSON.stringify(root) },
  ];
}

/** Stores the data of a guest who has closed the welcome and answered the question about consents. */
export function returningGuest() {
  const localStorage = returningItems();
  const { sqlite, postgres, withoutApi, staticHost } = readSites();
  const origins = [sqlite, postgres, withoutApi, staticHost].map((origin) => ({ origin, localStorage }));
  return { cookies: [], origins };
}
