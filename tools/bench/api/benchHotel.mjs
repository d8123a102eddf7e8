// A hotel with a catalogue of 54 KB, which is what the goals were measured with.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/apps/reference-api/cli.js', import.meta.url));
const CATALOGUE_BYTES = 54_000;

export const HOTEL_ID = 'bench-hotel';
export const SERVICE_ID = 'service-0-0';

const description = 'Brought to your room at the hour you choose, by somebody who knows the house.';

const service = (category, index) => ({
  _id: `service-${category}-${index}`,
  name: `Service ${category}.${index}`,
  summary: 'Whenever you like',
  description,
  type: 'single',
  price: { amountCents: 1200, unit: 'perPerson' },
});

const catalogueOf = (categories, perCategory) => ({
  categories: Array.from({ length: categories }, (_, category) => ({
    _id: `category-${category}`,
    name: `Category ${category}`,
    subcategories: [
      {
        _id: `subcategory-${category}`,
        name: 'All',
        services: Array.from({ length: perCategory }, (_, index) => service(category, index)),
      },
    ],
  })),
});

/** Imports the hotel into a database that no server has opened yet. */
export function importBenchHotel(folder, env) {
  const perCategory = 10;
  const one = JSON.stringify(catalogueOf(1, perCategory)).length;
  const bundle = {
    format: 'guest-web-hotel',
    version: 1,
    hoster: {
      _id: HOTEL_ID,
      slug: 'bench',
      name: 'Bench',
      logo: '/static-host/bench/logo.svg',
      subscriptionStatus: { isAdditionalSellsSubscribed: true },
    },
    catalogue: catalogueOf(Math.round(CATALOGUE_BYTES / one), perCategory),
    files: [
      {
        name: 'logo.svg',
        mediaType: 'image/svg+xml',
        base64: btoa(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
        ),
      },
    ],
  };
  const file = path.join(folder, 'bench-hotel.json');
  writeFileSync(file, JSON.stringify(bundle));
  execFileSync(process.execPath, [cli, 'hotel', 'import', file], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
