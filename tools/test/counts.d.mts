export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests: project, file and full name of each, and below it the first lines of the error. */
  failures: string[];
  /** Failures without a failed test. */
  problems: string[];
}

/** The sum of some Vitest JSON reports; a missing one is a problem. */
export function vitestCounts(files: string[]): Counts;

/** What Playwright's JSON report says; a test that passed only when retried counts as failed. */
export function playwrightCounts(file: string): Counts;
