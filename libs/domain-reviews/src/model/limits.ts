/** What a review may hold, in characters and questions: the contract's own limits. */
export {
  MAX_GRADE_COUNT,
  MAX_LINE_LENGTH,
  MAX_LONG_TEXT_LENGTH as MAX_COMMENT_LENGTH,
} from '@guest/api-contract';

/** What storage may bring back of a comment, in characters: enough for one that is still too long to send. */
export const MAX_KEPT_LENGTH = 100_000;

/** The scale of a hotel that sets none, and the widest that can be asked for. */
export const DEFAULT_MAX_SCORE = 5;
export const HIGHEST_MAX_SCORE = 100;
