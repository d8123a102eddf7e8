/** Ends a page in which something failed or was cut off after its head, with status 200, had been sent. */
export const INCOMPLETE = '<!--incomplete-->';
