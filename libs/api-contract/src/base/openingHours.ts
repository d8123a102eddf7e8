import * as v from 'valibot';
import { list, TimeOfDay } from './common';

/** From and to in hotel time; a `to` at or before its `from` ends on the next day. */
export const TimeRange = v.object({ from: TimeOfDay, to: TimeOfDay });
export type TimeRange = v.InferOutput<typeof TimeRange>;

/** Ranges by weekday; a day without any is closed. Absent as a whole means unknown. */
export const OpeningHours = v.object({
  monday: list(TimeRange),
  tuesday: list(TimeRange),
  wednesday: list(TimeRange),
  thursday: list(TimeRange),
  friday: list(TimeRange),
  saturday: list(TimeRange),
  sunday: list(TimeRange),
});
export type OpeningHours = v.InferOutput<typeof OpeningHours>;
