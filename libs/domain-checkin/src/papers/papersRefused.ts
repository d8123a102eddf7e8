import type { Problem } from '@guest/api-contract';

const UNPROCESSABLE = 422;
const DOCUMENT = /^\/documents\/(\d+)(?:\/|$)/u;

/** Which of the check-in's `documents` the hotel does not know (any more), by their places; none where it says nothing of them. */
export function papersRefused(problem: Problem | undefined): number[] {
  if (problem?.status !== UNPROCESSABLE) return [];
  const places = (problem.errors ?? []).flatMap(({ pointer }) => {
    const place = DOCUMENT.exec(pointer)?.[1];
    return place === undefined ? [] : Number(place);
  });
  return [...new Set(places)];
}
