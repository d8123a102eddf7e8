// Loaded into the built server before it starts (`node --import`): kills it by SIGKILL after the
// database has committed an order and before the answer exists, a moment that no test can hit from outside.
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const INSERTS_ORDERS = /^\s*insert into "?customer_order\b/iu;

function die() {
  process.kill(process.pid, 'SIGKILL');
}

/* Outside of a transaction a statement that has returned is committed. */
const { all } = StatementSync.prototype;
StatementSync.prototype.all = function allThenDie(...parameters) {
  const rows = all.apply(this, parameters);
  if (INSERTS_ORDERS.test(this.sourceSQL)) die();
  return rows;
};

/* PostgreSQL's answer to a statement outside of a transaction comes after its commit. */
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function queryThenDie(text, ...rest) {
  const answer = query.call(this, text, ...rest);
  return INSERTS_ORDERS.test(String(text)) ? answer.then(die) : answer;
};
