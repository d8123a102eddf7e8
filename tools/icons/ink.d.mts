/** The share of the 24 × 24 box that an outline icon covers, from 0 to 1. */
export function inkShare(drawing: string): number;
