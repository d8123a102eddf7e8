/** Stands at the end of a page in which something shows a failure that came late, or did not come at all: its head was sent before. */
export const INCOMPLETE = '<!--incomplete-->';
