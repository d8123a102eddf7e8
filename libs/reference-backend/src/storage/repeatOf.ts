import type { FirstSubmission, SubmitOutcome } from './storage';

/**
 * Decides on a key that was used before. The same body gets the first answer; another one is refused, unless it
 * is a revision: a later one replaces the stored one, an earlier one that arrives late changes nothing.
 */
export function repeatOf(
  first: FirstSubmission,
  { bodyHash, revision = 0 }: { bodyHash: string; revision?: number | undefined },
): SubmitOutcome | { outcome: 'revises' } {
  const { id, answer, revision: known = 0 } = first;
  if (first.bodyHash !== bodyHash && revision === known) return { outcome: 'keyReused' };
  return revision > known ? { outcome: 'revises' } : { outcome: 'replayed', id, answer };
}
