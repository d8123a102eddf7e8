import { readSites } from '../setup/sites';

const hotels = [
  'demo',
  'framissima',
  'campanile-lyon',
  'petit-hotel',
  'cinq-facons',
  'mal-regle',
  'le-minimum',
];

/** Every consent refused, in the words of today, as the app keeps it. */
function refusals() {
  const at = new Date().toISOString();
  const refused = { isGiven: false, at, textVersion: '2026-11' };
  const consents = { recording: refused, statistics: refused, errorReports: refused };
  return { consents: { at: Date.now(), fields: { consents } } };
}

/** What a guest's browser holds who was here before. */
export function returningItems() {
  const root = { version: 1, slugs: Object.fromEntries(hotels.map((slug) => [slug, refusals()])) };
  return [
    ...hotels.map((slug) => ({ name: `${slug}/AlreadyVisited`, value: 'true' })),
    { name: 'root', value: JSON.stringify(root) },
  ];
}

/** A guest who was here before: has closed the hotel's welcome, and answered about consents. */
export function returningGuest() {
  const localStorage = returningItems();
  const { sqlite, postgres, withoutApi, staticHost } = readSites();
  const origins = [sqlite, postgres, withoutApi, staticHost].map((origin) => ({ origin, localStorage }));
  return { cookies: [], origins };
}
