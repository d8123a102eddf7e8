import type { Kysely } from 'kysely';
import type { Database } from './schema';

export interface InsertTarget<Row> {
  table: keyof Database;
  /** Every column, with the type that tells numbers from text. */
  columns: Record<keyof Row & string, 'text' | 'integer'>;
  /** What is unique: rows whose key was used before are passed over. */
  key: readonly (keyof Row & string)[];
}

/** Writes rows as one statement and answers the ids that are new; a row that is wrong otherwise fails them all. */
export type InsertOnce<Row> = (db: Kysely<Database>, rows: Row[]) => Promise<Set<string>>;

/** How a database is best given many rows at once. */
export type InsertOnceFactory = <Row extends { id: string }>(target: InsertTarget<Row>) => InsertOnce<Row>;

export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
