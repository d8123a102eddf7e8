import { checkinSteps, type CheckinStepName } from '@guest/api-contract';
import type { GuestField } from '@guest/visit';
import type { FieldRow } from './fieldRow';
import { fieldTable } from './fieldTable';
import type { FieldValue } from './fieldValue';

export type FieldName = keyof typeof fieldTable;
export const fieldNames = Object.keys(fieldTable) as FieldName[];
/** One type for every row. Safe while generic code gives a value to the functions of its own row only. */
const rows = fieldTable as unknown as Readonly<Record<FieldName, FieldRow>>;
export const rowOf = (name: FieldName): FieldRow => rows[name];

/** The fields that a step may have, in the table's order. */
export const fieldsOfStep = Object.fromEntries(
  checkinSteps.map((step) => [step, fieldNames.filter((name) => rowOf(name).steps.includes(step))]),
) as unknown as Record<CheckinStepName, readonly FieldName[]>;

/** The parts of the form that hold answers, and the steps that ask for them. Each companion is a `person` too. */
const partSteps = {
  person: ['clientInfo', 'companionInfo'],
  stay: ['stayInfo'],
  agreement: ['agreementInfo'],
  message: ['messageInfo'],
} as const satisfies Record<string, readonly CheckinStepName[]>;
export type Part = keyof typeof partSteps;

type StepsOf<N extends FieldName> = (typeof fieldTable)[N]['steps'][number];
type Answerable<N extends FieldName> = (typeof fieldTable)[N] extends { keptOn: string } ? N : never;
type FieldOfPart<P extends Part> = {
  [N in FieldName]: [Extract<StepsOf<N>, (typeof partSteps)[P][number]>] extends [never]
    ? never
    : Answerable<N>;
}[FieldName];
type Kept<N extends FieldName> = (typeof fieldTable)[N] extends { keptOn: 'device' } ? N : never;

/** The type of a field's value. */
export type ValueOf<N extends FieldName> = (typeof fieldTable)[N]['empty'];
/** The answers of one part of the form. */
export type Values<P extends Part> = { readonly [N in FieldOfPart<P>]: FieldValue<ValueOf<N>> };
/** What the device keeps of one part: values that could be read. */
export type KeptValues<P extends Part> = { readonly [N in FieldOfPart<P> as Kept<N>]: ValueOf<N> };

/** The fields of a part that have an answer. */
export const fieldsOfPart = Object.fromEntries(
  Object.entries(partSteps).map(([part, steps]) => [
    part,
    fieldNames.filter(
      (name) => rowOf(name).schema && steps.some((step) => fieldsOfStep[step].includes(name)),
    ),
  ]),
) as unknown as Record<Part, readonly FieldName[]>;

/** The fields that the visit's other forms have too, and their names there. */
export const guestFields = fieldNames.flatMap((name) => {
  const { guest: field } = rowOf(name);
  return field ? [{ name: name as GuestFieldName, guest: field }] : [];
});
type GuestFieldName = {
  [N in FieldName]: (typeof fieldTable)[N] extends { guest: GuestField } ? N : never;
}[FieldName];
