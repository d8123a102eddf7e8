const RADIX = 36;
/** Tells forms and companions of this device apart; no secret, so any browser's randomness will do. */
export const newId = () => Math.random().toString(RADIX).slice(2) + Date.now().toString(RADIX);
