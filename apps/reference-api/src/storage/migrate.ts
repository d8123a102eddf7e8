import { StorageError } from '@guest/reference-backend';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from './migrations';
import type { BytesType } from './migrations/bytesType';
import type { Database } from './schema';

/** Brings a database to the newest schema; the same migrations on every kind of database. */
export async function migrate(db: Kysely<Database>, bytesType: BytesType): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrationsFor(bytesType)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (isUnknownMigration(error)) {
    throw new StorageError('The database was written by a newer version of this server: update the server', {
      cause: error,
    });
  }
  throw error;
}

/** The migrator's error has no code, only a message. */
function isUnknownMigration(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .+ is missing/u.test(error.message);
}
