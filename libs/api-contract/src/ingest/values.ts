import * as v from 'valibot';

/** Values of the recorder: bounded, otherwise free. */
export const Short = v.pipe(v.string(), v.maxLength(1_000));
export const ShortOrNull = v.optional(v.nullable(Short), null);
export const Count = v.pipe(v.number(), v.minValue(0));
