import { observeConsole } from './console';
import { observeConnection, observePerformance } from './device';
import { observeExceptions } from './exceptions';
import { observeNetwork } from './network';
import type { Observer } from './recording';
import { observeSelection } from './selection';
import { observeLoading, observeResources, observeVitals } from './timings';

export { writeException } from './exceptions';

/*
 * What a replay can do without. It is a file of its own, which pages that do not want it never load.
 */

/** Of the page's own window. */
export const diagnostics: readonly Observer[] = [
  observeSelection,
  observeConnection,
  observePerformance,
  observeResources,
  observeLoading,
  observeVitals,
];
/** Of each window. */
export const diagnosticsOfWindows: readonly Observer[] = [observeConsole, observeExceptions, observeNetwork];
