/** Tells a developer of a value from data that cannot be shown; production builds leave it out. */
export function hint(text: () => string): void {
  // eslint-disable-next-line no-console -- the one place where the library speaks to developers
  if (import.meta.env.DEV) console.warn(text());
}
