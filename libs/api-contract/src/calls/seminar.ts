import * as v from 'valibot';
import { Day, Email, EntryId, ExternalUrl, Id, list, ResourceUrl, TimeOfDay } from '../base/common';
import { Words } from '../base/words';
import { OpeningHours } from '../base/openingHours';
import { Price } from './product';
import { defineRoute } from '../base/route';

/** A meeting room for hire. */
export const SeminarRoom = v.object({
  _id: EntryId,
  name: Words,
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  /** Seats in the largest layout. */
  capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  surfaceSquareMetres: v.optional(v.pipe(v.number(), v.minValue(1))),
  equipment: list(Words),
  price: v.optional(Price),
});
export type SeminarRoom = v.InferOutput<typeof SeminarRoom>;

export const SeminarSession = v.object({
  _id: EntryId,
  from: TimeOfDay,
  to: v.optional(TimeOfDay),
  title: Words,
  speaker: v.optional(Words),
  room: v.optional(Words),
  description: v.optional(Words),
});
export type SeminarSession = v.InferOutput<typeof SeminarSession>;

/** A day of the agenda: a date, or a typical day with a title only. */
export const SeminarDay = v.object({
  date: v.optional(Day),
  title: v.optional(Words),
  sessions: list(SeminarSession),
});
export type SeminarDay = v.InferOutput<typeof SeminarDay>;

export const Seminar = v.object({
  _id: EntryId,
  title: Words,
  organiser: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  days: list(SeminarDay),
});
export type Seminar = v.InferOutput<typeof Seminar>;

export const AnimationSlot = v.object({
  from: TimeOfDay,
  to: v.optional(TimeOfDay),
  /** Places that are still free; 0: full. Absent: no limit. */
  availablePlaces: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type AnimationSlot = v.InferOutput<typeof AnimationSlot>;

/** A planned activity inside the hotel (route `/{slug}/activities`). */
export const Animation = v.object({
  _id: EntryId,
  title: Words,
  category: v.optional(Words),
  summary: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  location: v.optional(Words),
  price: v.optional(Price),
  /** Single dates. A date wins over the weekly times of its day; without slots nothing takes place that day. */
  days: list(v.object({ date: Day, slots: list(AnimationSlot) })),
  /** Repeats every week at these times. */
  weekly: v.optional(OpeningHours),
  link: v.optional(ExternalUrl),
});
export type Animation = v.InferOutput<typeof Animation>;

/** Rooms, agendas and the planned animations shown next to them; `{}` where the hotel has none. */
export const Seminars = v.object({
  _id: v.optional(Id),
  hoster: v.optional(Id),
  /** HTML of the hotel; shown sanitised. */
  introduction: v.optional(v.string()),
  contact: v.optional(v.object({ email: v.optional(Email), phone: v.optional(v.string()) })),
  rooms: list(SeminarRoom),
  seminars: list(Seminar),
  animations: list(Animation),
});
export type Seminars = v.InferOutput<typeof Seminars>;

export const seminarRoutes = {
  getSeminars: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'seminar',
    summary: "The hotel's meeting rooms, agendas and planned animations",
    query: v.object({ hoster: Id }),
    answer: Seminars,
    isCacheable: true,
  }),
};
