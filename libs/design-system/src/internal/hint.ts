/** Warns developers of a value that cannot be shown. Removed from production builds. */
export function hint(text: () => string): void {
  // eslint-disable-next-line no-console -- the only warnings of the library
  if (import.meta.env.DEV) console.warn(text());
}
