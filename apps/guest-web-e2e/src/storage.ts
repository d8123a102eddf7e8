import { readSites } from './setup/sites';

const hotels = ['demo', 'framissima', 'campanile-lyon', 'petit-hotel', 'cinq-facons', 'mal-regle'];

/** Every consent refused, in the words of today, as the app keeps it. */
function refusals() {
  const at = new Date().toISOString();
  const refused = { isGiven: false, at, textVersion: '2026-11' };
  const consents = { recording: refused, statistics: refused, errorReports: refused };
  return { consents: { at: Date.now(), fields: { consents } } };
}

/** A guest who was here before: has closed the hotel's welcome, and answered about consents. */
export function returningGuest() {
  const root = { version: 1, slugs: Object.fromEntries(hotels.map((slug) => [slug, refusals()])) };
  const localStorage = [
    ...hotels.map((slug) => ({ name: `${slug}/AlreadyVisited`, value: 'true' })),
    { name: 'root', value: JSON.stringify(root) },
  ];
  const { sqlite, postgres, withoutApi, staticHost } = readSites();
  const origins = [sqlite, postgres, withoutApi, staticHost].map((origin) => ({ origin, localStorage }));
  return { cookies: [], origins };
}
