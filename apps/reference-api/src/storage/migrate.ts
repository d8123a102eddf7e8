import { StorageError } from '@guest/reference-backend';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from './migrations';
import type { ColumnTypes } from './migrations/columnTypes';
import type { Database } from './schema';

/** Brings a database to the newest schema; the same migrations on every kind of database. */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrationsFor(types)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (isUnknownMigration(error)) {
    throw new StorageError('The database was written by a newer version of this server: update the server', {
      cause: error,
    });
  }
  throw error;
}

/** The migrator knows no code for it, only words. */
function isUnknownMigration(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .+ is missing/u.test(error.message);
}
