export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** A line for each failed test, or the last lines of a check that failed. */
  failures: string[];
}

/** One line per step and their sum, in columns. */
export function summaryTable(results: StepResult[]): string;

/** The last line, for persons and CI. */
export function lastLine(results: StepResult[]): string;

/** What failed once more, step by step; empty when nothing did. */
export function failuresList(results: StepResult[]): string;

/** What a command said last; where it ran tasks of Nx and some failed, what each of those said last. */
export function lastLines(lines: string[]): string[];
