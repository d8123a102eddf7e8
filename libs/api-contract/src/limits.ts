/** Limits that client and backend share. Lengths in characters. */
export const MAX_ID_LENGTH = 128;
export const MAX_LINE_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 5_000;
export const MAX_SHEET_COUNT = 50;
export const MAX_ITEM_QUANTITY = 99;
export const MAX_SINGLE_QUANTITY = 99;
export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
/** Bodies of JSON submissions, in bytes. */
export const MAX_JSON_BODY_BYTES = 1_000_000;
