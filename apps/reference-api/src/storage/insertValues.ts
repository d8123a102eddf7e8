import { CompiledQuery } from 'kysely';
import { quoted, type InsertOnce, type InsertTarget } from './insertOnce';

type Value = string | number | null;

/** `values (…), (…)`: SQLite binds quickly, and the SQL of each number of rows is built and prepared once. */
export function insertValues<Row extends { id: string }>(target: InsertTarget<Row>): InsertOnce<Row> {
  const { table, columns, key } = target;
  const names = Object.keys(columns) as (keyof Row & string)[];
  const placeholders = `(${names.map(() => '?').join(', ')})`;
  const statements = new Map<number, string>();

  function statementFor(rowCount: number): string {
    const known = statements.get(rowCount);
    if (known !== undefined) return known;
    const values = Array.from({ length: rowCount }, () => placeholders).join(', ');
    const statement =
      `insert into "${table}" (${quoted(names)}) values ${values}` +
      ` on conflict (${quoted(key)}) do nothing returning "id"`;
    statements.set(rowCount, statement);
    return statement;
  }

  return async (db, rows) => {
    const values = rows.flatMap((row) => names.map((name) => row[name] as Value));
    const query = CompiledQuery.raw(statementFor(rows.length), values);
    const inserted = await db.executeQuery<{ id: string }>(query);
    return new Set(inserted.rows.map(({ id }) => id));
  };
}
