export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}

/** One line per step and their sum, in columns. */
export function summaryTable(results: StepResult[]): string;

/** The line that a person or a machine looks for. */
export function lastLine(results: StepResult[]): string;
