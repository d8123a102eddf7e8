import * as v from 'valibot';
import { isBlank } from './isBlank';
import { MAX_ID_LENGTH, MAX_LINE_LENGTH, MAX_LONG_TEXT_LENGTH, MAX_ROOM_NUMBER_LENGTH } from './limits';
import { isDay } from '../time/day';
import { TIME_OF_DAY } from '../time/timeOfDay';

// Control characters, which could forge log lines. Longer texts may hold tabs and line breaks.
// `\p{Cs}` is half a surrogate pair, which no encoding can hold and databases refuse.
// eslint-disable-next-line no-control-regex -- naming them is the point
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}]/u;
// eslint-disable-next-line no-control-regex -- naming them is the point
const UNPRINTABLE_OR_BREAK = /[\u0000-\u001F\u007F\u2028\u2029\p{Cs}]/u;

/** Is it text that every database and every encoding can hold? Tabs and line breaks are. */
export function isPlainText(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Marks a value without which what it belongs to would say something else: where it is odd, that is left out. */
// @__NO_SIDE_EFFECTS__
export const vital = <const S extends v.GenericSchema>(schema: S): S => ({ ...schema, isVital: true });

/** Marks an id that only tells entries apart: where it is missing, the entry's place stands for it. */
// @__NO_SIDE_EFFECTS__
const placed = <const S extends v.GenericSchema>(schema: S): S => ({ ...schema, isPlaced: true });

/** An identifier of the API: short, printable, safe as a part of an address (so neither `.` nor `..`). */
export const Id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ID_LENGTH),
  v.regex(/^(?!\.{1,2}$)[\w.~-]+$/u),
);
/** An id that nothing asks the API for. */
export const EntryId = placed(Id);

/** A public id or a key: 128 random bits or more, base64url. */
export const Secret = v.pipe(v.string(), v.minLength(22), v.maxLength(MAX_ID_LENGTH), v.regex(/^[\w-]+$/u));

/** One line of text typed by a guest, at most so long; trimmed. */
// @__NO_SIDE_EFFECTS__
export function lineUpTo(maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength),
    v.check((text) => !UNPRINTABLE_OR_BREAK.test(text), 'Control characters are not allowed'),
  );
}
export const Line = lineUpTo(MAX_LINE_LENGTH);

/** Several lines of text typed by a guest; trimmed. */
export const LongText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_LONG_TEXT_LENGTH),
  v.check(isPlainText, 'Control characters are not allowed'),
);
const INVISIBLE = 'Nothing of it can be seen';
/** Passes an empty text: `nonEmpty` reports that. */
const isSeen = (text: string) => text === '' || !isBlank(text);
export const FilledLine = v.pipe(Line, v.nonEmpty(), v.check(isSeen, INVISIBLE));
export const FilledLongText = v.pipe(LongText, v.nonEmpty(), v.check(isSeen, INVISIBLE));
/** Marks, embeddings, overrides and isolates of text direction (Unicode UAX 9, 2). */
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A name or a room without controls of text direction: they turn what stands beside them, such as another digit of the
 * room.
 */
export const withoutDirection = (text: string): string => text.replaceAll(DIRECTION_CONTROLS, '').trim();

/** A name or a room as a guest types it. */
// @__NO_SIDE_EFFECTS__
export function nameUpTo(maxLength: number) {
  return v.pipe(lineUpTo(maxLength), v.transform(withoutDirection));
}
/** A person's name, or '' where the guest left it out; never one without a visible character. */
export const OptionalName = v.optional(
  v.pipe(Line, v.check(isSeen, INVISIBLE), v.transform(withoutDirection)),
  '',
);
/** Where the guest is, or ''. */
export const OptionalRoom = v.optional(nameUpTo(MAX_LINE_LENGTH), '');
/** The room that a service goes to. */
export const Room = v.pipe(FilledLine, v.maxLength(MAX_ROOM_NUMBER_LENGTH), v.transform(withoutDirection));

/** An e-mail address, trimmed. */
export const Email = v.pipe(Line, v.rfcEmail());
/** An e-mail address, or '' where the guest gave none. */
export const OptionalEmail = v.optional(v.union([Email, v.pipe(v.string(), v.trim(), v.literal(''))]), '');

/** Money in cents of the hotel's currency, tax included. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** `Date` cannot read some forms of ISO 8601 that the pattern allows. */
const isMoment = (text: string) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
/** A moment with its offset, ISO 8601. */
export const Moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment, 'This day does not exist'));
/** A calendar day of the hotel, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'This day does not exist'));
/** The earliest birth date of a traveller. */
const FIRST_BIRTH_DAY = '1900-01-01';
/** A calendar day on which a guest can have been born; the server checks that it is not in the future. */
export const BirthDay = v.pipe(
  Day,
  v.check((day) => day >= FIRST_BIRTH_DAY, 'This day is too long ago'),
);
/** A time of day of the hotel, `HH:MM`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(TIME_OF_DAY));

/** Where a picture, font or document is: absolute https/http, or a path on the same origin. */
export const ResourceUrl = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/u),
);
/** A link that leaves the app. */
export const ExternalUrl = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https?:\/\/[^\s"'<>\\]+$/u));

/** A link that a guest follows to pay or book: encrypted. */
export const SecureUrl = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https:\/\/[^\s"'<>\\]+$/u));

/** A list that may be absent in data; absent is empty, so that no component guards against it. */
// @__NO_SIDE_EFFECTS__
export function list<const S extends v.GenericSchema>(item: S) {
  return v.optional(v.array(item), []);
}

/** A list of at most so many. The entries of a longer one are not looked at: a request may hold a million. */
// @__NO_SIDE_EFFECTS__
export function listUpTo<const S extends v.GenericSchema>(maxLength: number, item: S) {
  const list = v.pipe(v.array(item), v.maxLength(maxLength));
  const lengthAlone = v.pipe(v.array(v.unknown()), v.maxLength(maxLength));
  const run: (typeof list)['~run'] = (dataset, config) => {
    const isTooLong = Array.isArray(dataset.value) && dataset.value.length > maxLength;
    return (isTooLong ? lengthAlone : list)['~run'](dataset, config) as ReturnType<typeof run>;
  };
  return { ...list, '~run': run };
}

/** Languages of the interface. */
export const languages = ['fr', 'en'] as const;
export const LanguageCode = v.picklist(languages);
export type LanguageCode = v.InferOutput<typeof LanguageCode>;

export const Coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Coordinates = v.InferOutput<typeof Coordinates>;

/** The hotel's id, a parameter of most reads. */
export const HosterIdQuery = v.object({ hosterId: Id });
/** The receipt of a submission. */
export const Created = v.object({
  _id: Id,
  /** Shown to whoever sent it: reads it back, and takes it back. Absent where the API knows no keys. */
  key: v.optional(Secret),
});
export type Created = v.InferOutput<typeof Created>;
/** An answer without a body. */
export const NoBody = v.undefined();
