/** Why a recording did not start; the message is for developers. */
export class StartError extends Error {
  override name = 'StartError';
}

/** By name: an error of the worker arrives as a copy. */
export const isStartError = (cause: unknown) => (cause as Partial<Error> | null)?.name === 'StartError';
