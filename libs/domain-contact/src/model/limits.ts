import { MAX_LONG_TEXT_LENGTH } from '@guest/api-contract';

/** A message, in characters. */
export const MAX_MESSAGE_LENGTH = MAX_LONG_TEXT_LENGTH;
/** The guest's own words of a mood, in characters: what they tapped travels in the same text. */
export const MAX_MOOD_TEXT_LENGTH = 4_000;
/** What storage may bring back of a text, in characters: enough for one that is still too long to send. */
export const MAX_KEPT_LENGTH = 100_000;
