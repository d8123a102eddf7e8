import { hint } from './hint';

/** Returns a known value, else the fallback. Warns in development: values may come from data. */
export function oneOf<T extends string | number>(known: readonly T[], value: T | undefined, fallback: T): T {
  if (value === undefined || value === null) return fallback;
  if (known.includes(value)) return value;
  hint(() => `"${String(value)}" is none of ${known.join(', ')}; showing "${String(fallback)}".`);
  return fallback;
}
