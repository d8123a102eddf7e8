import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Sites } from '../setup/sites';

export type Engine = 'sqlite' | 'postgres';
type Row = Record<string, unknown>;

/** Reads the database directly, not through the server. */
async function select(engine: Engine, sites: Sites, sql: string, value: string): Promise<Row[]> {
  if (engine === 'sqlite') {
    const database = new DatabaseSync(sites.sqliteFile, { readOnly: true });
    try {
      return database
        .prepare(sql)
        .all(value)
        .map((row) => ({ ...row }));
    } finally {
      database.close();
    }
  }
  const client = new Client(sites.databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql.replace('?', '$1'), [value])).rows;
  } finally {
    await client.end();
  }
}

/** Everything that is stored about the orders of one e-mail address. */
export async function ordersOf(email: string, engine: Engine, sites: Sites) {
  const customers = await select(engine, sites, 'select * from customer where email = ?', email);
  const orders = await select(
    engine,
    sites,
    'select * from customer_order where customer_id in (select id from customer where email = ?) order by created_at',
    email,
  );
  return { customers, orders };
}

/** Everything that is stored about the check-ins of one e-mail address: the customer's and each check-in's own JSON. */
export async function checkinsOf(email: string, engine: Engine, sites: Sites) {
  const customers = await select(engine, sites, 'select * from customer where email = ?', email);
  const checkins = await select(
    engine,
    sites,
    "select * from submission where kind = 'checkin' and body like '%' || ? || '%' order by created_at",
    String(customers[0]?.id),
  );
  const parsed = (json: unknown) => JSON.parse(String(json)) as Row;
  return {
    customers: customers.map(({ json }) => parsed(json)),
    customerIds: customers.map(({ id }) => String(id)),
    checkins: checkins.map(({ body }) => parsed(body)),
  };
}

/** Every change of an order's state, oldest first. */
export function statusesOf(orderId: string, engine: Engine, sites: Sites): Promise<Row[]> {
  return select(
    engine,
    sites,
    'select * from order_status_change where order_id = ? order by position',
    orderId,
  );
}

/** Every review whose body holds these words, as it is stored. */
export async function reviewsWith(words: string, engine: Engine, sites: Sites) {
  const sql = "select * from submission where kind = 'review' and body like ?";
  return select(engine, sites, sql, `%${words}%`);
}

/** The customers of one e-mail address. */
export async function customersOf(email: string, engine: Engine, sites: Sites) {
  return select(engine, sites, 'select * from customer where email = ?', email);
}

/** The row of one identity paper, by the id that its upload answered. */
export async function paperOf(id: string, engine: Engine, sites: Sites) {
  return select(engine, sites, 'select * from submission where id = ?', id);
}

/** How many papers one key has brought: a retry must not double any. */
export async function papersByKey(key: string, engine: Engine, sites: Sites) {
  return select(
    engine,
    sites,
    "select id from submission where kind = 'document' and idempotency_key = ?",
    key,
  );
}

/** Every submission of a kind whose body holds these words, as it is stored. */
export async function submissionsWith(
  kind: 'message' | 'feedback' | 'checkin',
  words: string,
  engine: Engine,
  sites: Sites,
) {
  const sql = `select * from submission where kind = '${kind}' and body like ?`;
  return select(engine, sites, sql, `%${words}%`);
}
