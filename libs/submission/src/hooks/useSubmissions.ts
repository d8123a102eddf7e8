import { useMemo } from 'react';
import type { KeptSubmission } from '../model/submission';
import { allKept, findKept, useSubmissionsStore } from '../store/submissionsStore';

/** Selects the parts, which keep their identity: a list made in a selector would render for ever. */
function useParts() {
  const entries = useSubmissionsStore((state) => state.entries);
  const inVisit = useSubmissionsStore((state) => state.inVisit);
  const inMemory = useSubmissionsStore((state) => state.inMemory);
  return useMemo(() => ({ entries, inVisit, inMemory }), [entries, inVisit, inMemory]);
}

/** One submission by its id. */
export function useSubmissionOf<Body = unknown, Receipt = unknown>(
  id: string | undefined,
): KeptSubmission<Body, Receipt> | undefined {
  const parts = useParts();
  return useMemo(
    () => (id === undefined ? undefined : (findKept(parts, id) as KeptSubmission<Body, Receipt> | undefined)),
    [parts, id],
  );
}

/** All submissions of a kind, newest first. */
export function useSubmissions<Body = unknown, Receipt = unknown>(
  kind: string,
): KeptSubmission<Body, Receipt>[] {
  const parts = useParts();
  return useMemo(
    () => allKept(parts).filter((kept) => kept.kind === kind) as KeptSubmission<Body, Receipt>[],
    [parts, kind],
  );
}

/** Refused and expired submissions of a kind that no form shows, which the guest has not read yet. */
export function useUnread<Body = unknown, Receipt = unknown>(kind: string): KeptSubmission<Body, Receipt>[] {
  const all = useSubmissions<Body, Receipt>(kind);
  const shown = useSubmissionsStore((state) => state.shown);
  return useMemo(() => {
    const ids = new Set(Object.values(shown));
    return all.filter(({ id, status }) => !ids.has(id) && (status === 'refused' || status === 'expired'));
  }, [all, shown]);
}
