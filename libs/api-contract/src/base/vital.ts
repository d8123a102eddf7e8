import type * as v from 'valibot';

/** Marks a value without which what it belongs to would say something else: where it is odd, that is left out. */
// @__NO_SIDE_EFFECTS__
export const vital = <const S extends v.GenericSchema>(schema: S): S => ({ ...schema, isVital: true });

export const isVital = (schema: v.GenericSchema): boolean => 'isVital' in schema;

/** Marks an id that only tells entries apart: where it is missing, the entry's place stands for it. */
// @__NO_SIDE_EFFECTS__
export const placed = <const S extends v.GenericSchema>(schema: S): S => ({ ...schema, isPlaced: true });

export const isPlaced = (schema: v.GenericSchema): boolean => 'isPlaced' in schema;
