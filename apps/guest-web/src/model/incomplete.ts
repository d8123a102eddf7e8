/** Stands at the end of a page in which something that came late shows a failure: its head was sent before. */
export const INCOMPLETE = '<!--incomplete-->';
