import { type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Enough for every query of the app and group inserts of many sizes. */
const MAX_STATEMENTS = 500;

/** node:sqlite as Kysely's SQLite dialect expects a database; statements are prepared once. */
export function toKyselySqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const known = statements.get(sql);
    if (known) return known;
    const oldest = statements.size >= MAX_STATEMENTS ? statements.keys().next().value : undefined;
    if (oldest !== undefined) statements.delete(oldest);
    const statement = sql === 'rollback' ? aRollback(database) : toKyselyStatement(database.prepare(sql));
    statements.set(sql, statement);
    return statement;
  }

  return {
    prepare,
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** A full disk ends a transaction by itself. Rolling back again would fail, and hide why. */
function aRollback(database: DatabaseSync): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      if (database.isTransaction) database.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  // Kysely types parameters as unknown; the schema allows only what SQLite takes.
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
