import type { Page } from '@playwright/test';
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

/** Every consent in its current wording, as the app keeps it. */
function answersOf(isGiven: boolean) {
  const answer = { isGiven, at: new Date().toISOString(), textVersion: '2026-11' };
  const consents = { recording: answer, statistics: answer, errorReports: answer };
  return { consents: { at: Date.now(), fields: { consents } } };
}

/** Stores, before any page opens, that the guest of a hotel has agreed to everything. */
export async function agreeToAll(page: Page, slug: string): Promise<void> {
  const root = JSON.stringify({ version: 1, slugs: { [slug]: answersOf(true) } });
  await page.addInitScript(
    ([visited = '', kept = '']) => {
      // The frame of the card fields has no storage.
      if (window !== window.top) return;
      localStorage[visited] ??= 'true';
      localStorage.root ??= kept;
    },
    [`${slug}/AlreadyVisited`, root],
  );
}

/** The stored data of a returning guest. */
export function returningItems() {
  const root = { version: 1, slugs: Object.fromEntries(hotels.map((slug) => [slug, answersOf(false)])) };
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
