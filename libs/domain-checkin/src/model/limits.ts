/** The limits of the contract that the check-in uses. */
export {
  DEFAULT_SIGNING_AGE_YEARS,
  MAX_COMPANION_COUNT,
  MAX_CONSENT_TEXT_LENGTH,
  MAX_LINE_LENGTH,
  MAX_LONG_TEXT_LENGTH as MAX_MESSAGE_LENGTH,
  MAX_SIGNATURE_LENGTH,
} from '@guest/api-contract';

/** Younger companions are called children. */
export const ADULT_AGE_YEARS = 18;
