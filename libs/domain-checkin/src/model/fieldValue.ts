import type { Problem } from './problems';

/** The answer to one field. */
export interface FieldValue<T = unknown> {
  /** Empty while nothing readable was typed. */
  value: T;
  /** The text in the control where it could not be read as a value. */
  typed?: string;
  /** Why that text could not be read. */
  problem?: Problem;
}

/** An answer that was read. */
export const answered = <T>(value: T): FieldValue<T> => ({ value });
