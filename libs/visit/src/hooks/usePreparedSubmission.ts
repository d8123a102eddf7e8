import { useEffect } from 'react';
import { useSubmissionsSource, type SubmissionDefinition } from '@guest/submission';
import { useApi } from '../api/ApiContext';
import { loadCalls } from '../api/loadCalls';
import type { VisitContext } from '../api/visitContext';

/**
 * Loads what a submission needs while the guest fills it in or reads it: later there may be no network, and a browser
 * may not repeat an import that failed. `calls` are the library's calls of the API, a chunk of their own.
 */
export function usePreparedSubmission<Body, Receipt, Call extends string>(
  { body }: SubmissionDefinition<Body, Receipt, VisitContext, Call>,
  calls: () => Promise<object>,
): void {
  const source = useSubmissionsSource();
  const api = useApi();
  useEffect(() => {
    void Promise.allSettled([source(), loadCalls(api, calls), body()]);
  }, [api, body, calls, source]);
}
