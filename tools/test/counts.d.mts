export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures that no single test stands for. */
  problems: string[];
}

/** The sum of some Vitest JSON reports; a missing one is a problem. */
export function vitestCounts(files: string[]): Counts;

/** What Playwright's JSON report says; a test that passed only when retried counts as failed. */
export function playwrightCounts(file: string): Counts;
