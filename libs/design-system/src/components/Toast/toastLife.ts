/** No message goes before it could be read. */
const MIN_TOAST_MS = 5000;

/** How long a toast stays when nobody says. */
const DEFAULT_TOAST_MS = 7000;

/**
 * How long it stays: never under five seconds, and without end when it holds an action, which a slow reader or a
 * keyboard would otherwise miss (WCAG 2.2.1).
 */
export function lifeOf(durationMs: number | undefined, hasAction: boolean): number | undefined {
  if (durationMs === undefined) return hasAction ? undefined : DEFAULT_TOAST_MS;
  if (!Number.isFinite(durationMs)) return undefined;
  return Math.max(MIN_TOAST_MS, durationMs);
}
