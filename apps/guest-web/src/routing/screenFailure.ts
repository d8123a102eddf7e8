/** Sent on the window when a screen failed and the app showed its fallback. */
export const SCREEN_FAILURE = 'screenfailure';

/** Error reports listen for it, where the guest agreed; the app has shown its message already. */
export function tellScreenFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(SCREEN_FAILURE, { detail: error }));
}
