/** A commit collects what happened within this time. */
export const COMMIT_MS = 30;
/** Handing bytes to the worker costs more than writing them, so several commits go together. */
export const DELIVERY_MS = 500;
export const DELIVERY_BYTES = 32_768;
/** The same while slices of the work follow: a large page is handed over in fewer pieces. */
export const DELIVERY_BYTES_AMID_WORK = 262_144;
/** How long one slice of work may hold the page. */
export const SLICE_MS = 8;
/** Time for the page between two slices. */
export const PAUSE_MS = 4;
/** Longer values of attributes are dropped. */
export const MAX_ATTRIBUTE_LENGTH = 100_000;
/** A longer source of an image becomes a placeholder. */
export const MAX_IMAGE_SOURCE_LENGTH = 100_000;
/** Longer texts are dropped: no server takes such a message. */
export const MAX_TEXT_LENGTH = 1_000_000;
/** Values up to this length become entries of the dictionary. */
export const MAX_DICTIONARY_LENGTH = 500;
/** Dictionary keys of one page number; later strings are sent in full. */
export const DICTIONARY_KEYS_PER_PAGE = 2 ** 20;
export const MAX_LABEL_LENGTH = 100;
/** Longer payloads of sockets, and those of sockets with longer names, are skipped. */
export const MAX_SOCKET_LENGTH = 5 * 2 ** 20;
export const MAX_SOCKET_NAME_LENGTH = 255;
