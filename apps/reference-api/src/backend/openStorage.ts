import type { Storage } from '@guest/reference-backend';
import type { Config } from '../config/config';
import { openPostgresStorage } from '../storage/postgres';
import { openSqliteStorage } from '../storage/sqlite';

/** PostgreSQL where the configuration names one, else SQLite in the data folder; migrated either way. */
export function openStorage({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Storage> {
  return databaseUrl === undefined
    ? openSqliteStorage({ dataDir })
    : openPostgresStorage({ url: databaseUrl });
}
