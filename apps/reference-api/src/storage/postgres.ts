import { setTimeout as delay } from 'node:timers/promises';
import { StorageError, type Storage } from '@guest/reference-backend';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { isLostConnection, postgresFailure, reasonOf } from './failures';
import { insertJson } from './insertOnce';
import { migrate } from './migrate';
import type { Database } from './schema';
import { createSqlStorage, type SqlStorageOptions } from './sqlStorage';

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 5_000;
const CUT_PAUSE_MS = 20;

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
    // A cut connection is reported by its statement, or replaced by the pool. An event without a listener would end
    // the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
    await sql`select 1`.execute(db);
    await migrate(db, 'bytea');
    return createSqlStorage(
      {
        read: db,
        write: db,
        insertOnce: insertJson,
        // PostgreSQL makes writers wait by itself.
        inTurn: (work) => repeatedIfCut(work),
        failureOf: postgresFailure,
        lock: async (transaction, name) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
        },
      },
      options,
    );
  } catch (cause) {
    await db?.destroy();
    if (cause instanceof StorageError) throw cause;
    // The address is left out: it contains a password.
    throw new StorageError(`The database of DATABASE_URL cannot be used (${reasonOf(cause)})`, { cause });
  }
}

/**
 * Repeats a write whose connection was cut: rows that were stored already are found by their keys. After a restart of
 * the server every idle connection of the pool is cut.
 */
async function repeatedIfCut<T>(work: () => Promise<T>, repeats = MAX_CONNECTIONS): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isLostConnection(cause) || repeats === 0) throw cause;
    // The driver learns of the cut a moment after the server's answer.
    await delay(CUT_PAUSE_MS);
    return repeatedIfCut(work, repeats - 1);
  }
}
