/** The largest message, without its id and size: the size has three bytes. */
export const MAX_MESSAGE_BYTES = 16_777_215;
/** Readers refuse longer strings. */
export const MAX_STRING_BYTES = 10_000_000;
/** Id and size of a message. */
export const MESSAGE_HEAD_BYTES = 4;
