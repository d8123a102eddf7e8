/** Limits that client and backend share. Lengths in characters. */
export const MAX_ID_LENGTH = 128;
export const MAX_LINE_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 5_000;
export const MAX_ROOM_NUMBER_LENGTH = 20;
/** A reservation's number as hotels print it. */
export const MAX_RESERVATION_NUMBER_LENGTH = 40;
export const MAX_SHEET_COUNT = 50;
export const MAX_ITEM_QUANTITY = 99;
export const MAX_SINGLE_QUANTITY = 99;
export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
/** A body of JSON where its route allows no more, in bytes: one long text, or some fields of one line. */
export const DEFAULT_MAX_BODY_BYTES = 64_000;
/** A body with many long texts, in bytes. */
export const LARGE_BODY_BYTES = 400_000;
/** A check-in, in bytes: the largest signatures of a guest and ten companions. */
export const MAX_CHECKIN_BYTES = 750_000;
/** One private document (a passport's picture), in bytes: the most that any installation may allow. */
export const MAX_DOCUMENT_BYTES = 50_000_000;
/** The same where the installation sets nothing else: 10 MB. */
export const DEFAULT_MAX_DOCUMENT_BYTES = 10_000_000;
/** The text that is typed to find a place. */
export const MAX_PLACE_QUERY_LENGTH = 80;
/** The favourites that one e-mail lists. */
export const MAX_EMAILED_PLACE_COUNT = 60;
/** Opening hours in the syntax of OpenStreetMap. */
export const MAX_OSM_HOURS_LENGTH = 500;
/** A drawn signature as a data URL, or a typed name. */
export const MAX_SIGNATURE_LENGTH = 60_000;
/** How long a guest may cancel an order that the hotel has not confirmed, where the hotel says nothing else. */
export const DEFAULT_CANCEL_GRACE_MINUTES = 10;
/** A delivery can be asked for up to this many days from today; a later one is a mistyped year. */
export const MAX_DELIVERY_DAYS_AHEAD = 365;
/** Days after the arrival on which a check-in can still be made. */
export const MAX_DAYS_LATE = 14;
/** Days from today on which a stay can begin or end; a later one is a mistyped year. */
export const MAX_DAYS_AHEAD = 731;
/** Nights of the longest plausible stay; a longer one is a mistyped year. */
export const MAX_STAY_NIGHTS = 366;
/** Companions where the hotel's form names no other maximum. */
export const DEFAULT_MAX_COMPANION_COUNT = 10;
/** Companions that any form may allow. */
export const MAX_COMPANION_COUNT = 50;
/** The greatest age of a guest; an earlier birth date is a typing error. */
export const MAX_AGE_YEARS = 125;
/** The default age from which companions sign. */
export const DEFAULT_SIGNING_AGE_YEARS = 18;
/** The highest age of majority that a form may mean. */
export const MAX_SIGNING_AGE_YEARS = 21;
export const MAX_DOCUMENT_COUNT = 100;
export const MAX_EXTRA_COUNT = 50;
export const MAX_CONSENT_COUNT = 20;
/** The wording of a consent; a longer text is sent as its version alone. */
export const MAX_CONSENT_TEXT_LENGTH = 20_000;
export const MAX_GRADE_COUNT = 50;
/** Scores are sent on a scale of 10. */
export const MAX_SCORE = 10;
/** The largest recorded batch, in bytes. */
export const MAX_BATCH_BYTES = 1_000_000;
/** What a participant of a usability test answers to one task. */
export const MAX_TASK_ANSWER_LENGTH = 10_000;
/** The video of a participant, in bytes. */
export const MAX_VIDEO_BYTES = 50_000_000;
/** The id of a usability test, which stands in links. */
export const USABILITY_TEST_ID = /^[\w-]{1,128}$/u;
