import type { ApiError } from '@guest/api-client';
import type { CheckinRequest, Problem } from '@guest/api-contract';

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

/** Is it the reservation that the hotel does not know? */
export function isReservationRefused(problem: Problem | undefined): boolean {
  return (
    problem?.status === UNPROCESSABLE &&
    (problem.errors ?? []).some(({ pointer }) => pointer === '/encryptedReservationId')
  );
}

/**
 * A refusal with its pointers at those whose papers it is about: a list of papers is nothing that a guest has seen, and it is
 * another one as soon as the refused ones are gone from it.
 */
export function atOwners(refusal: ApiError, documents: CheckinRequest['documents']): ApiError {
  const { problem } = refusal;
  if (problem?.status !== UNPROCESSABLE || !problem.errors) return refusal;
  const errors = problem.errors.map((error) => {
    const owner = documents[Number(DOCUMENT.exec(error.pointer)?.[1])]?.occupantIndex;
    if (owner === undefined) return error;
    return { ...error, pointer: owner === 0 ? '/passport' : `/occupants/${owner - 1}/guest/passport` };
  });
  const { name, message, kind, status } = refusal;
  return Object.assign(new Error(message), { name, kind, status, problem: { ...problem, errors } });
}
