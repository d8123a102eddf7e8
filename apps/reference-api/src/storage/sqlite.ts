import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { StorageError, type Storage } from '@guest/reference-backend';
import { CamelCasePlugin, Kysely, sql, SqliteDialect } from 'kysely';
import { reasonOf, sqliteFailure } from './failures';
import { insertValues } from './insertOnce';
import { migrate } from './migrate';
import { toKyselySqlite } from './nodeSqlite';
import type { Database } from './schema';
import { createSqlStorage, type SqlStorageOptions } from './sqlStorage';
import { createWriteQueue } from './writeQueue';

export const SQLITE_FILE = 'guest-web.sqlite';
/** The wait for the lock while opening, when no guest is served yet: an import of another process may hold it. */
const OPENING_TIMEOUT_MS = 5_000;
/** SQLite's own wait for a lock blocks the thread and every request, so `createWriteQueue` does longer waits. */
const BUSY_TIMEOUT_MS = 50;

export interface SqliteOptions extends SqlStorageOptions {
  dataDir: string;
  /** How long a write waits for another process that holds the lock. */
  maxWaitMs?: number;
}

/** Opens the embedded database of a data folder, makes what is missing and brings it up to date. */
export async function openSqliteStorage({ dataDir, maxWaitMs, ...options }: SqliteOptions): Promise<Storage> {
  const opened: DatabaseSync[] = [];
  const open = (options: DatabaseSyncOptions): DatabaseSync => {
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE), options);
    opened.push(database);
    return database;
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    keepToOwner(join(dataDir, SQLITE_FILE));
    const writer = open({ timeout: OPENING_TIMEOUT_MS });
    // FULL: an acknowledged order outlives a power cut; WAL: reads go on while it is written.
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    const write = toKysely(writer);
    await migrateAlone(write);
    writer.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // Reads must not wait behind an open transaction: they get their own connection.
    const read = toKysely(open({ timeout: BUSY_TIMEOUT_MS, readOnly: true }));
    return createSqlStorage(
      {
        read,
        write,
        insertOnce: insertValues,
        inTurn: createWriteQueue({ isBusy: (cause) => sqliteFailure(cause) === 'busy', maxWaitMs }),
        failureOf: sqliteFailure,
        // SQLite has one writer at a time.
        lock: () => Promise.resolve(),
      },
      options,
    );
  } catch (cause) {
    for (const database of opened) if (database.isOpen) database.close();
    if (cause instanceof StorageError) throw cause;
    const problem = `The data folder ${dataDir} cannot be used (${reasonOf(cause)}): set DATA_DIR`;
    throw new StorageError(problem, { cause });
  }
}

/** Lets this user alone read the database, whatever the folder allows. SQLite gives files beside it the same mode. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

function toKysely(database: DatabaseSync): Kysely<Database> {
  const dialect = new SqliteDialect({ database: toKyselySqlite(database) });
  return new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Two processes that start at once (server and command line) migrate one after the other. */
async function migrateAlone(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection, 'blob');
      await sql`commit`.execute(connection);
    } catch (cause) {
      await sql`rollback`.execute(connection);
      throw cause;
    }
  });
}
