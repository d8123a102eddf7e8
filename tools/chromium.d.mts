/** Flags that keep a test browser quiet; the sandbox goes only where Chromium refuses it. */
export const chromiumArgs: string[];

/** The path of a Chrome or Chromium that starts, else undefined. */
export function findChromium(): string | undefined;

/** Finds a browser, or gets Debian's package as root and Playwright's download elsewhere. */
export function ensureChromium(): string;
/** The path of a browser that has a camera, else undefined. */
export function findWholeChromium(): string | undefined;
export function ensureWholeChromium(): string | undefined;
