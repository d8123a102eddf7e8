import type * as messages from './messages';

/** How a message is written: its id and the types of its fields. */
export type Layout = readonly [id: number, fields: string];

export type MessageName = keyof typeof messages;

interface FieldTypes {
  u: number;
  i: number;
  s: string;
  b: boolean;
}

type Values<Types extends string> = Types extends `${infer Head extends keyof FieldTypes}${infer Rest}`
  ? [FieldTypes[Head], ...Values<Rest>]
  : [];

/** The values of a message's fields, in wire order. */
export type ValuesOf<Shape extends Layout> = Values<Shape[1]>;
