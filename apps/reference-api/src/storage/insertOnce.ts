import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';

type Value = string | number | null;

/**
 * Writes many rows as one statement and says which ids are new: rows whose key was used before are passed over,
 * anything else that is wrong with one fails them all. The SQL is built once per number of rows, so that the hot path only binds.
 */
export function createInsertOnce<Row extends { id: string }>(
  table: keyof Database,
  columns: readonly (keyof Row & string)[],
  keyColumns: readonly (keyof Row & string)[],
  parameter: SqlDatabase['parameter'],
) {
  const statements = new Map<number, string>();

  function statementFor(rowCount: number): string {
    const known = statements.get(rowCount);
    if (known !== undefined) return known;
    const rows = Array.from({ length: rowCount }, (_, row) => {
      const values = columns.map((_column, index) => parameter(row * columns.length + index + 1));
      return `(${values.join(', ')})`;
    });
    const statement =
      `insert into "${table}" (${quoted(columns)}) values ${rows.join(', ')}` +
      ` on conflict (${quoted(keyColumns)}) do nothing returning "id"`;
    statements.set(rowCount, statement);
    return statement;
  }

  return async (db: Kysely<Database>, rows: Row[]): Promise<Set<string>> => {
    const values = rows.flatMap((row) => columns.map((column) => row[column] as Value));
    const { rows: inserted } = await db.executeQuery<{ id: string }>(
      CompiledQuery.raw(statementFor(rows.length), values),
    );
    return new Set(inserted.map(({ id }) => id));
  };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
