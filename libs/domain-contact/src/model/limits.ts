import { MAX_LINE_LENGTH, MAX_LONG_TEXT_LENGTH } from '@guest/api-contract';

export { MAX_LINE_LENGTH };
/** A message, in characters. */
export const MAX_MESSAGE_LENGTH = MAX_LONG_TEXT_LENGTH;
/** What a guest may add to a mood: the rest is for what they tapped, which travels in the same text. */
export const MAX_MOOD_TEXT_LENGTH = 4_000;
/** What storage may bring back of a text: enough for one that is still too long to send. */
export const MAX_KEPT_LENGTH = 100_000;
