import type { Later } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

/** How long another process's import may go unnoticed: asking at every request would cost every request. */
const MAX_AGE_MS = 500;

/** The revision as it was a moment ago. */
export function createRevisionReader({ read }: Pick<SqlDatabase, 'read'>, maxAgeMs = MAX_AGE_MS) {
  let known: { revision: number; at: number } | undefined;
  let asking: Promise<number> | undefined;

  function ask(): Promise<number> {
    const query = read.selectFrom('hotel_revision').select('revision').where('id', '=', 1);
    const question = query.executeTakeFirstOrThrow().then(({ revision }) => {
      // What was asked before an import of our own may be older than it.
      if (asking === question) known = { revision, at: performance.now() };
      return revision;
    });
    const forgetQuestion = () => {
      if (asking === question) asking = undefined;
    };
    question.then(forgetQuestion, forgetQuestion);
    return question;
  }

  return {
    revision: (): Later<number> => {
      if (known && performance.now() - known.at < maxAgeMs) return known.revision;
      return (asking ??= ask());
    },
    /** After an import of our own. */
    forget: (): void => {
      known = undefined;
      asking = undefined;
    },
  };
}
