/** The address; undefined where it is none. `URL.canParse` is younger than the oldest browsers. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
