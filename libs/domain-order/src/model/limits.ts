/** The contract's limits in this domain's words; a build takes these numbers alone, never the schemas beside them. */
export {
  MAX_LINE_LENGTH as MAX_NAME_LENGTH,
  MAX_LONG_TEXT_LENGTH as MAX_COMMENT_LENGTH,
  MAX_ROOM_NUMBER_LENGTH,
  MAX_SHEET_COUNT,
  MAX_SINGLE_QUANTITY,
} from '@guest/api-contract';
