export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Stops it and cuts every connection; what it holds stays. */
  halt: () => Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A real PostgreSQL in a temporary folder, on a free port; for tests alone. */
export function startPostgres(): Promise<TestPostgres>;
