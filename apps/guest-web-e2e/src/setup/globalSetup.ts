import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startPostgres } from '../../../../tools/postgres/startPostgres.mjs';
import { importHotel } from './importHotel';
import { everyField, smallestForm } from './checkinHotels';
import { brokenForm, fiveDesigns } from './reviewHotels';
import { hugeHotel } from './hugeHotel';
import { cardHotel } from './payingHotels';
import { publishSites } from './sites';
import { ownProgramme } from './stayHotels';
import { startServer } from './startServer';
import { startStaticHost } from './startStaticHost';

/** An address that nothing answers: port 9 is for discarding. */
const NOWHERE = 'http://127.0.0.1:9';

/** Addresses of vendors, because guests are asked only where one is configured. The hosts do not exist. */
const MEASURED = {
  SENTRY_DSN: 'http://public1@errors.invalid/42',
  TAG_MANAGER_ID: 'GTM-TEST',
  TAG_MANAGER_URL: 'http://tags.invalid/gtm.js',
};

/** The staff token of these hotels, which exist only during the journeys. */
const OPERATOR_TOKEN = 'the-operator-of-these-journeys-is-nobody';

/** Starts the built server on SQLite, on PostgreSQL and without its API, and a file server for the built client. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a default export
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-e2e-'));
  const dataDir = path.join(folder, 'sqlite');
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('guest_web');
  const host = await startStaticHost();

  const servers = await Promise.all([
    startServer({ DATA_DIR: dataDir, CORS_ORIGINS: host.address, OPERATOR_TOKEN, ...MEASURED }),
    startServer({ DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: databaseUrl }),
    startServer({ DATA_DIR: path.join(folder, 'broken'), API_URL: `${NOWHERE}/api` }),
  ]);
  const [sqlite, onPostgres, broken] = servers;
  const databases = [
    { DATA_DIR: dataDir },
    { DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: databaseUrl },
  ];
  for (const database of databases)
    for (const hotel of [
      fiveDesigns,
      brokenForm,
      smallestForm,
      everyField,
      ownProgramme,
      cardHotel,
      hugeHotel,
    ])
      await importHotel(hotel, database);
  host.serveApiOf(sqlite.address);
  publishSites({
    sqlite: sqlite.address,
    postgres: onPostgres.address,
    withoutApi: broken.address,
    staticHost: host.address,
    papersFolder: path.join(dataDir, 'private-documents'),
    operatorToken: OPERATOR_TOKEN,
    sqliteFile: path.join(dataDir, 'guest-web.sqlite'),
    databaseUrl,
  });

  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await host.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
