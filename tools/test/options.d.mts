export class UsageError extends Error {}

interface Step {
  name: string;
  command: string[];
  isPlaywright?: boolean;
  isOnDemand?: boolean;
  /** How often each test runs; absent: once. */
  times?: number;
}

export function readOptions(args: string[], steps: Step[]): { steps: Step[]; isLoaded: boolean };
