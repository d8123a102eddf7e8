import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageError, type Storage } from '@guest/reference-backend';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { sqliteFailure } from './failures';
import { insertValues } from './insertValues';
import { migrate } from './migrate';
import { toKyselySqlite } from './nodeSqlite';
import type { Database } from './schema';
import { createSqlStorage, type SqlStorageOptions } from './sqlStorage';
import { createWriteQueue } from './writeQueue';

export const SQLITE_FILE = 'guest-web.sqlite';
/** While a database is opened nobody is served yet: another process may hold the lock as long as an import takes. */
const OPENING_TIMEOUT_MS = 5_000;
/** Waiting for a lock blocks the thread and every guest with it, so longer waits are `createWriteQueue`'s. */
const BUSY_TIMEOUT_MS = 50;
const COLUMN_TYPES = { bytes: 'blob' } as const;

export interface SqliteOptions extends SqlStorageOptions {
  dataDir: string;
  /** How long a write waits for another process that holds the lock. */
  patienceMs?: number;
}

/** Opens the embedded database of a data folder, makes what is missing and brings it up to date. */
export async function openSqliteStorage({
  dataDir,
  patienceMs,
  ...options
}: SqliteOptions): Promise<Storage> {
  const opened: DatabaseSync[] = [];
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, SQLITE_FILE);
    const write = connect(openWriter(file), opened);
    await migrateAlone(write);
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(write);
    const read = connect(openReader(file), opened);
    return createSqlStorage(
      {
        read,
        write,
        insertOnce: insertValues,
        inTurn: createWriteQueue({ isBusy: (cause) => sqliteFailure(cause) === 'busy', patienceMs }),
        failureOf: sqliteFailure,
        // There is one writer at a time anyway.
        lock: () => Promise.resolve(),
      },
      options,
    );
  } catch (cause) {
    for (const database of opened) if (database.isOpen) database.close();
    throw toStorageError(cause, dataDir);
  }
}

function connect(database: DatabaseSync, opened: DatabaseSync[]): Kysely<Database> {
  opened.push(database);
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: toKyselySqlite(database) }) });
}

function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS });
  try {
    // FULL: an acknowledged order outlives a power cut; WAL: reads go on while it is written.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  } catch (cause) {
    database.close();
    throw cause;
  }
  return database;
}

/** Reads must not wait behind an open transaction: they get their own connection. */
function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
}

/** Two processes that start at once (server and command line) migrate one after the other. */
async function migrateAlone(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection, COLUMN_TYPES);
      await sql`commit`.execute(connection);
    } catch (cause) {
      await sql`rollback`.execute(connection);
      throw cause;
    }
  });
}

function toStorageError(cause: unknown, dataDir: string): StorageError {
  if (cause instanceof StorageError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError(`The data folder ${dataDir} cannot be used (${oneLine(reason)}): set DATA_DIR`, {
    cause,
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
