export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** A real PostgreSQL in a temporary folder, on a free port; for tests alone. */
export function startPostgres(): Promise<TestPostgres>;
