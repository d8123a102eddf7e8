import {
  isRefusal,
  type KeptSubmission,
  type SubmissionFailure,
  type SubmissionStatus,
} from '@guest/submission';

/** What the parts show of a submission. */
export interface ShownSubmission extends Pick<KeptSubmission, 'failure' | 'deadline'> {
  status: SubmissionStatus;
}

/** The reason that a guest is told: the name of a text. */
export type FailureReason = 'offline' | 'busy' | 'refused' | 'unanswered';

/** Sorts failures by what the guest can do about them. */
export function failureReason(failure: SubmissionFailure): FailureReason {
  if (failure.kind === 'offline') return 'offline';
  if (failure.httpStatus === 429) return 'busy';
  return isRefusal(failure) ? 'refused' : 'unanswered';
}
