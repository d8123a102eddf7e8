import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, OrderRow, SubmissionRow } from './schema';

interface Rows {
  customer_order: OrderRow;
  submission: SubmissionRow;
}

/** Inserts rows in one statement and returns the new ids. An invalid row fails the whole statement. */
export type InsertOnce = <Table extends keyof Rows>(
  db: Kysely<Database>,
  table: Table,
  rows: Rows[Table][],
) => Promise<Set<string>>;

/** The unique columns: rows whose key was used before are skipped. */
const keys: Record<keyof Rows, string> = {
  customer_order: 'hoster_id, idempotency_key',
  submission: 'hoster_id, kind, idempotency_key',
};

const valueOf = (row: object, field: string) => (row as Readonly<Record<string, unknown>>)[field];

const columnOf = (field: string) => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** `source` gives the rows to the statement, whose parameters `parametersOf` makes. Every row has the same fields. */
function insertFrom(
  source: (table: string, columns: string[], rowCount: number) => string,
  parametersOf: (rows: object[], fields: string[]) => unknown[],
): InsertOnce {
  return async (db, table, rows) => {
    const fields = Object.keys(rows[0] ?? {});
    const columns = fields.map(columnOf);
    const statement =
      `insert into ${table} (${columns.join(', ')}) ${source(table, columns, rows.length)}` +
      ` on conflict (${keys[table]}) do nothing returning id`;
    const query = CompiledQuery.raw(statement, parametersOf(rows, fields));
    const inserted = await db.executeQuery<{ id: string }>(query);
    return new Set(inserted.rows.map(({ id }) => id));
  };
}

/** SQLite binds parameters quickly. */
export const insertValues = insertFrom(
  (_table, columns, rowCount) => {
    const placeholders = `(${columns.map(() => '?').join(', ')})`;
    return `values ${Array.from({ length: rowCount }, () => placeholders).join(', ')}`;
  },
  (rows, fields) => rows.flatMap((row) => fields.map((field) => valueOf(row, field))),
);

/** All rows as one JSON parameter: PostgreSQL would plan a statement of a thousand parameters each time. */
export const insertJson = insertFrom(
  (table, columns) => `select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
  (rows, fields) => {
    const names = fields.map((field) => [field, columnOf(field)] as const);
    const named = rows.map((row) =>
      Object.fromEntries(names.map(([field, column]) => [column, valueOf(row, field)])),
    );
    return [JSON.stringify(named)];
  },
);
