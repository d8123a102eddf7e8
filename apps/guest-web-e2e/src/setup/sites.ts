/** Where the servers of this run are. */
export interface Sites {
  sqlite: string;
  postgres: string;
  /** A server whose API does not answer. */
  withoutApi: string;
  /** The client's files alone, on a server that renders nothing. */
  staticHost: string;
  /** Where the server on SQLite keeps identity papers. */
  papersFolder: string;
  /** The token that reads them. */
  operatorToken: string;
  sqliteFile: string;
  databaseUrl: string;
}

const VARIABLE = 'GUEST_WEB_E2E_SITES';

/** Publishes the addresses to the workers, which start later and inherit the environment. */
export function publishSites(sites: Sites): void {
  process.env[VARIABLE] = JSON.stringify(sites);
}

export function readSites(): Sites {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as Sites;
}
