import { hint } from './hint';

/** Takes a value that may come from data: a known one stays, an unknown one becomes the fallback, with a warning in development. */
export function oneOf<T extends string | number>(known: readonly T[], value: T | undefined, fallback: T): T {
  if (value === undefined || value === null) return fallback;
  if (known.includes(value)) return value;
  hint(() => `"${String(value)}" is none of ${known.join(', ')}; showing "${String(fallback)}".`);
  return fallback;
}
