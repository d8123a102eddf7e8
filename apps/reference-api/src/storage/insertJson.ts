import { CompiledQuery } from 'kysely';
import { quoted, type InsertOnce, type InsertTarget } from './insertOnce';

/** All rows as one JSON parameter: PostgreSQL would plan a statement of a thousand parameters each time. */
export function insertJson<Row>({ table, columns, key }: InsertTarget<Row>): InsertOnce<Row> {
  const names = quoted(Object.keys(columns));
  const typed = Object.entries<string>(columns).map(([name, type]) => `"${name}" ${type}`);
  const statement =
    `insert into "${table}" (${names}) select ${names}` +
    ` from json_to_recordset($1::json) as row(${typed.join(', ')})` +
    ` on conflict (${quoted(key)}) do nothing returning "id"`;

  return async (db, rows) => {
    const query = CompiledQuery.raw(statement, [JSON.stringify(rows)]);
    const inserted = await db.executeQuery<{ id: string }>(query);
    return new Set(inserted.rows.map(({ id }) => id));
  };
}
