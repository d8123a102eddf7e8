// The contract states these for client and backend alike; importing its values would bring its schemas along.
export const MAX_SHEET_COUNT = 50;
export const MAX_SINGLE_QUANTITY = 99;
export const MAX_COMMENT_LENGTH = 5_000;
export const MAX_NAME_LENGTH = 200;
