export { createSubmissions, type Submissions } from './engine/createSubmissions';
export { keepSending } from './engine/keepSending';
export { useSendEach } from './hooks/useSendEach';
export { useSubmission } from './hooks/useSubmission';
export { useSubmissions, useUnread } from './hooks/useSubmissions';
export {
  defineSubmission,
  type SendTools,
  type SubmissionDefinition,
  type SubmissionSources,
} from './model/definition';
export { fingerprintOf } from './model/fingerprint';
export {
  isRefusal,
  isUnsure,
  type KeptSubmission,
  type SubmissionFailure,
  type SubmissionStatus,
} from './model/submission';
export {
  SubmissionsProvider,
  useSubmissionsSource,
  type SubmissionsSource,
} from './context/SubmissionsContext';
export { allSent, useSentStore, type SentReceipt } from './store/sentStore';
export { allKept, useSubmissionsStore } from './store/submissionsStore';
