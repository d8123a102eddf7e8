import { createContext, use } from 'react';
import type { Submissions } from '../engine/createSubmissions';

/** Loads and makes the visit's submissions when they are first needed. */
export type SubmissionsSource = () => Promise<Submissions>;

const SubmissionsContext = createContext<SubmissionsSource | undefined>(undefined);

/** Gives the screens below it the submissions of this visit. */
export const SubmissionsProvider = SubmissionsContext.Provider;

export function useSubmissionsSource(): SubmissionsSource {
  const source = use(SubmissionsContext);
  if (!source) throw new Error('No submissions: wrap the tree in <SubmissionsProvider>');
  return source;
}
