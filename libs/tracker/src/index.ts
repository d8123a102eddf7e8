import type { Tracker, TrackerOptions } from './lifecycle/tracker';
import { TrackerLife } from './lifecycle/trackerLife';

export type {
  StartOptions,
  StartResult,
  Tracker,
  TrackerActivity,
  TrackerOptions,
  TrackerSession,
} from './lifecycle/tracker';
export type { InputMode, RecordedRequest, RecordingOptions } from './privacy/options';
export { withoutQuery } from './privacy/options';
export { Level } from './privacy/levels';
export { obscured } from './privacy/text';
export type { FeatureFlag } from './session/flags';

/**
 * Makes a recorder of this page, which records nothing before `start`. Its worker is a file of its own: a Content
 * Security Policy needs `worker-src 'self'`.
 */
export function createTracker(options: TrackerOptions): Tracker {
  return new TrackerLife(
    options,
    () => new Worker(new URL('./worker/tracker.worker.ts', import.meta.url), { type: 'module' }),
  );
}
