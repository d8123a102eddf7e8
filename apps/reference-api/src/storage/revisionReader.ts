import type { SqlDatabase } from './sqlDatabase';

/** How long another process's import may go unnoticed: asking at every request would cost every request. */
const MAX_AGE_MS = 500;

/** The revision as it was a moment ago; `forget` after an import of our own. */
export function createRevisionReader({ read }: Pick<SqlDatabase, 'read'>, maxAgeMs = MAX_AGE_MS) {
  let known: { revision: number; at: number } | undefined;
  let asking: Promise<number> | undefined;

  async function ask(): Promise<number> {
    try {
      const { revision } = await read
        .selectFrom('hotel_revision')
        .select('revision')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      known = { revision, at: performance.now() };
      return revision;
    } finally {
      asking = undefined;
    }
  }

  return {
    revision: () => (known && performance.now() - known.at < maxAgeMs ? known.revision : (asking ??= ask())),
    forget: () => {
      known = undefined;
    },
  };
}
