import type { Later } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

/** How long another process's import may go unnoticed: a query per request would slow every request. */
const MAX_AGE_MS = 500;

/** Reads the revision and caches it for `maxAgeMs`. */
export function createRevisionReader({ read }: Pick<SqlDatabase, 'read'>, maxAgeMs = MAX_AGE_MS) {
  let kept: { revision: Later<number>; askedAt: number } | undefined;

  function ask(): Promise<number> {
    const query = read.selectFrom('hotel_revision').select('revision').where('id', '=', 1);
    const asked = query.executeTakeFirstOrThrow().then(({ revision }) => revision);
    const question: typeof kept = { revision: asked, askedAt: performance.now() };
    kept = question;
    asked.then(
      (revision) => (question.revision = revision),
      () => kept === question && (kept = undefined),
    );
    return asked;
  }

  return {
    revision: (): Later<number> =>
      kept && performance.now() - kept.askedAt < maxAgeMs ? kept.revision : ask(),
    /** Clears the cached revision, which is outdated after an import of this process. */
    clear: (): void => {
      kept = undefined;
    },
  };
}
