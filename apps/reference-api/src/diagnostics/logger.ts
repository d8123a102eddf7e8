import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './logLevels';

interface ErrorDescription {
  type: string;
  code?: string;
  /** Where in the code it happened, innermost first. */
  at: string[];
  cause?: ErrorDescription;
}

const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

/**
 * What the log may hold of an error: its kind and its place in the code. Never its message: a database or
 * a parser quotes there what a guest typed.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const lines = error.stack?.split('\n') ?? [];
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    at: lines
      .filter((line) => /^\s+at /u.test(line))
      .slice(0, MAX_FRAMES)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Structured logs, one JSON object a line. */
export function createLogger(level: LogLevel, destination: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination);
}
