/** Rows of a list that are in the page at once. */
const MAX_ROW_COUNT = 60;

/** Rows that a list begins with, and by which it grows. */
export const ROW_STEP = 20;

/** Which rows of a list are in the page: from `start` up to `end`, which is not among them. */
export interface RowWindow {
  start: number;
  end: number;
}

/** The rows up to `end`, at most `MAX_ROW_COUNT`: a list that grows further leaves out its first rows. */
export function rowWindow(count: number, end: number): RowWindow {
  const last = Math.min(count, Math.max(ROW_STEP, end));
  return { start: Math.max(0, last - MAX_ROW_COUNT), end: last };
}
