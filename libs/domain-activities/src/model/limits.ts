/** The slots that an activity's own screen lists. */
export const SLOTS_SHOWN = 8;
/** Places up to this number are worth a warning. */
export const FEW_PLACES = 5;
/** A longer way is not told as a walk. */
export const MAX_WALK_MINUTES = 90;

/** Farther than this, in metres, how far it is says nothing to a guest. */
export const MAX_AWAY_M = 200_000;
