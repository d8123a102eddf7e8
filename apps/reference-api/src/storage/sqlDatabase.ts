import type { Kysely, Transaction } from 'kysely';
import type { Failure } from './failures';
import type { InsertOnce } from './insertOnce';
import type { Database } from './schema';
import type { WriteQueue } from './writeQueue';

/** What the shared storage needs to know of the database below it. */
export interface SqlDatabase {
  write: Kysely<Database>;
  /** The same database; on SQLite a connection of its own, so that reads do not wait for writes. */
  read: Kysely<Database>;
  insertOnce: InsertOnce;
  /** Every write goes through it: on SQLite writes queue, also behind other processes. */
  inTurn: WriteQueue;
  failureOf: (cause: unknown) => Failure;
  /** Makes others that lock the same name wait until this transaction ends. */
  lock: (transaction: Transaction<Database>, name: string) => Promise<void>;
}
