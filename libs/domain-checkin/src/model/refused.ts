import type { ApiError, postCheckin } from '@guest/api-client';
import type { Problem } from '@guest/api-contract';

type CheckinBody = Parameters<typeof postCheckin>[1];

const UNPROCESSABLE = 422;
const DOCUMENT = /^\/documents\/(\d+)(?:\/|$)/u;

/** Indexes of the entries of a list that the hotel refuses. */
export function placesRefused(
  problem: Problem | undefined,
  list: 'documents' | 'consents' | 'extras',
): number[] {
  if (problem?.status !== UNPROCESSABLE) return [];
  const places = (problem.errors ?? []).flatMap(({ pointer }) => {
    const [start, name, place = ''] = pointer.split('/');
    return start === '' && name === list && /^\d+$/u.test(place) ? Number(place) : [];
  });
  return [...new Set(places)];
}

/** True where the hotel does not know the reservation. */
export function isReservationRefused(problem: Problem | undefined): boolean {
  return (
    problem?.status === UNPROCESSABLE &&
    (problem.errors ?? []).some(({ pointer }) => pointer === '/encryptedReservationId')
  );
}

/**
 * A refusal whose pointers name the owners of papers, and consents by their names. Indexes in the list of papers change
 * when the refused ones are removed from it.
 */
export function atOwners(
  refusal: ApiError,
  { documents = [], consents = [] }: Pick<CheckinBody, 'documents' | 'consents'>,
): ApiError {
  const { problem } = refusal;
  if (problem?.status !== UNPROCESSABLE || !problem.errors) return refusal;
  const errors = problem.errors.map((error) => {
    const [, list, place = '', ...rest] = error.pointer.split('/');
    const consent = list === 'consents' ? consents[Number(place)] : undefined;
    if (consent) return { ...error, pointer: ['', list, consent.name, ...rest].join('/') };
    const owner = documents[Number(DOCUMENT.exec(error.pointer)?.[1])]?.occupantIndex;
    if (owner === undefined) return error;
    return { ...error, pointer: owner === 0 ? '/passport' : `/occupants/${owner - 1}/guest/passport` };
  });
  const { name, message, kind, status } = refusal;
  return Object.assign(new Error(message), { name, kind, status, problem: { ...problem, errors } });
}
