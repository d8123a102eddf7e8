import { StorageError, type Storage } from '@guest/reference-backend';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { isLostConnection, postgresFailure } from './failures';
import { insertJson } from './insertJson';
import { migrate } from './migrate';
import type { Database } from './schema';
import { createSqlStorage, type SqlStorageOptions } from './sqlStorage';

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 5_000;
const COLUMN_TYPES = { bytes: 'bytea' } as const;

export interface PostgresOptions extends SqlStorageOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
}

/** Opens a PostgreSQL database and brings it up to date. */
export async function openPostgresStorage({ url, ...options }: PostgresOptions): Promise<Storage> {
  let db: Kysely<Database> | undefined;
  try {
    const pool = new Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
    pool.on('error', () => {});
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    await sql`select 1`.execute(db);
    await migrate(db, COLUMN_TYPES);
    return createSqlStorage(
      {
        read: db,
        write: db,
        insertOnce: insertJson,
        // PostgreSQL lets writers wait for one another by itself.
        inTurn: onceMoreIfCut,
        failureOf: postgresFailure,
        lock: async (transaction, name) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
        },
      },
      options,
    );
  } catch (cause) {
    await db?.destroy();
    throw toStorageError(cause);
  }
}

/** Every write may be repeated: rows that were stored although the answer was lost are met again by their keys. */
async function onceMoreIfCut<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isLostConnection(cause)) throw cause;
    return work();
  }
}

/** Names the reason, never the address: it holds a password. */
function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  return new StorageError(`The database of DATABASE_URL cannot be used (${reasonOf(cause)})`, { cause });
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason';
  const code = (cause as NodeJS.ErrnoException).code;
  // A host with several addresses fails as an AggregateError without a message of its own.
  return (cause.message || code || 'no connection').replace(/\s+/gu, ' ').trim();
}
