/** The contract's limits in this domain's words; a build takes these numbers alone, never the schemas beside them. */
export {
  DEFAULT_SIGNING_AGE_YEARS,
  MAX_COMPANION_COUNT,
  MAX_CONSENT_TEXT_LENGTH,
  MAX_LINE_LENGTH,
  MAX_LONG_TEXT_LENGTH as MAX_MESSAGE_LENGTH,
  MAX_SIGNATURE_LENGTH,
} from '@guest/api-contract';

/** Nobody older has ever checked in; a birth year before that is a slip of the thumb. */
export const MAX_AGE_YEARS = 125;
/** Below this age a companion is called a child. */
export const ADULT_AGE_YEARS = 18;
/** Arrival times are offered at this distance. */
export const ARRIVAL_SLOT_MINUTES = 30;
