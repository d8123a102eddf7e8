/** Takes a value that may come from data: a known one stays, an unknown one becomes the fallback, with a warning in development. */
export function oneOf<T extends string | number>(
  known: readonly T[],
  value: T | undefined,
  fallback: T,
  what: string,
): T {
  if (value === undefined || value === null) return fallback;
  if (known.includes(value)) return value;
  // eslint-disable-next-line no-console -- a developer's hint, removed from production builds
  if (import.meta.env.DEV) console.warn(`Unknown ${what} "${String(value)}"; showing "${String(fallback)}".`);
  return fallback;
}
