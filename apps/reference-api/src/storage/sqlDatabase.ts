import type { Kysely, Transaction } from 'kysely';
import type { InsertOnceFactory } from './insertOnce';
import type { Database } from './schema';

/** What the shared storage needs to know of the database below it. */
export interface SqlDatabase {
  write: Kysely<Database>;
  /** The same database; on SQLite a connection of its own, so that reads do not wait for writes. */
  read: Kysely<Database>;
  insertOnce: InsertOnceFactory;
  /** Makes others that lock the same name wait until this transaction ends. */
  lock: (transaction: Transaction<Database>, name: string) => Promise<void>;
}
