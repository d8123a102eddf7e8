import * as v from 'valibot';
import { TimeOfDay, vital } from './common';
import { weekdays, type Weekday } from '../time/day';

/** From and to in hotel time; a `to` at or before its `from` ends on the next day. */
export const TimeRange = v.object({ from: TimeOfDay, to: TimeOfDay });
export type TimeRange = v.InferOutput<typeof TimeRange>;

/** Without one of its ranges a day would be closed. */
const ranges = v.optional(vital(v.array(TimeRange)));

/**
 * Ranges by weekday; a day without any is closed. Absent as a whole means unknown, and a value that names no day is
 * refused: it would say that the place never opens.
 */
export const OpeningHours = v.pipe(
  v.object({
    monday: ranges,
    tuesday: ranges,
    wednesday: ranges,
    thursday: ranges,
    friday: ranges,
    saturday: ranges,
    sunday: ranges,
  }),
  v.check((week) => weekdays.some((day) => week[day] !== undefined), 'Names no day of the week'),
  v.transform(
    ({ monday = [], tuesday = [], wednesday = [], thursday = [], friday = [], saturday = [], sunday = [] }) =>
      ({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }) satisfies Record<
        Weekday,
        TimeRange[]
      >,
  ),
);
export type OpeningHours = v.InferOutput<typeof OpeningHours>;
