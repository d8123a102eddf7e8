import * as v from 'valibot';
import {
  fieldNames,
  fieldsOfPart,
  rowOf,
  type FieldName,
  type KeptValues,
  type Part,
  type Values,
} from './fields';
import { answered, type FieldValue } from './fieldValue';
import { problems } from './problems';

/** The form of one person: the guest, or a companion. */
export type Person = Values<'person'>;
export type Stay = Values<'stay'>;
export type Agreement = Values<'agreement'>;
export type Message = Values<'message'>;

export type KeptPerson = KeptValues<'person'>;
export type KeptStay = KeptValues<'stay'>;

/** Answers by field: those of one person or part that only the visit keeps. */
export type VisitValues = Readonly<Partial<Record<FieldName, FieldValue>>>;

/** A companion; the id finds what only the visit keeps of them. */
export interface Companion {
  id: string;
  answers: KeptPerson;
}

export interface Wishes {
  /** The better room; '' for the one that was booked. */
  upselle: string;
  quantities: Readonly<Record<string, number>>;
}

export const noWishes: Wishes = { upselle: '', quantities: {} };

const isOnDevice = (name: FieldName) => rowOf(name).keptOn === 'device';

/** What the device keeps of a part in which nothing was answered. */
export function noKeptValues<P extends Part>(part: P): KeptValues<P> {
  const kept = fieldsOfPart[part].filter(isOnDevice).map((name) => [name, rowOf(name).empty]);
  return Object.fromEntries(kept) as KeptValues<P>;
}

/** The answers of a part from what the device and the visit have of it. */
export function restoreValues<P extends Part>(
  part: P,
  kept: KeptValues<P>,
  visit: VisitValues = {},
): Values<P> {
  const values = kept as Readonly<Record<string, unknown>>;
  const answers = fieldsOfPart[part].map((name) => {
    const value = isOnDevice(name) ? values[name] : rowOf(name).empty;
    return [name, visit[name] ?? answered(value)];
  });
  return Object.fromEntries(answers) as Values<P>;
}

/**
 * Divides the answers of a part: values go to the device, except those that must not stay there. Text that could not be
 * read goes to the visit, so that it stands in its field again after "Back" and after a reload.
 */
export function divideValues<P extends Part>(
  part: P,
  values: Values<P>,
): { kept: KeptValues<P>; visit: VisitValues } {
  const answers = values as Readonly<Record<string, FieldValue>>;
  const kept: Record<string, unknown> = {};
  const visit: Partial<Record<FieldName, FieldValue>> = {};
  for (const name of fieldsOfPart[part]) {
    const { schema, empty } = rowOf(name);
    const answer = answers[name] ?? answered(empty);
    if (isOnDevice(name)) kept[name] = schema ? v.parse(schema, answer.value) : answer.value;
    const isGiven = JSON.stringify(answer.value) !== JSON.stringify(empty);
    if (isOnDevice(name) ? answer.typed : isGiven) visit[name] = answer;
  }
  return { kept: kept as KeptValues<P>, visit };
}

/** Reads an answer back; text that could not be read as a value stands in its field again. */
const answerSchema = (schema: v.GenericSchema) =>
  v.object({ value: schema, typed: v.optional(v.string()), problem: v.optional(v.picklist(problems)) });

/** Reads back what only the visit keeps of one person or part, by the fields' own schemas. */
export const visitSchema = v.object(
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { schema } = rowOf(name);
      return schema ? [[name, v.fallback(v.optional(answerSchema(schema)), undefined)]] : [];
    }),
  ),
) as unknown as v.GenericSchema<unknown, VisitValues>;

/** The schema that reads a part's answers back from the device. */
export function keptSchema<P extends Part>(part: P): v.GenericSchema<unknown, KeptValues<P>> {
  const entries = fieldsOfPart[part].filter(isOnDevice).map((name) => [name, rowOf(name).schema]);
  const schema = v.object(Object.fromEntries(entries) as v.ObjectEntries);
  return v.fallback(schema, noKeptValues(part)) as unknown as v.GenericSchema<unknown, KeptValues<P>>;
}
