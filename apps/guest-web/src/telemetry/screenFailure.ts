/** Told on the window when a screen failed and the app showed something in its place. */
export const SCREEN_FAILURE = 'screenfailure';

/** For who listens (error reports, where the guest agreed); the app itself has shown what there is to show. */
export function tellScreenFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(SCREEN_FAILURE, { detail: error }));
}
