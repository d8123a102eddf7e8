import type { SubmissionFailure } from '@guest/submission';

/**
 * Why a payment could not be opened. `changed`: the amount is another one now. `refused`: it is not possible here.
 * `unreachable`: the network or the provider; trying again may help.
 */
export type OpenFailure = 'changed' | 'refused' | 'unreachable';

export function openFailureOf({ kind, httpStatus = 0, problemType = '' }: SubmissionFailure): OpenFailure {
  if (problemType.endsWith(':total-changed')) return 'changed';
  const isPassing = [408, 425, 429].includes(httpStatus);
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500 && !isPassing ? 'refused' : 'unreachable';
}
