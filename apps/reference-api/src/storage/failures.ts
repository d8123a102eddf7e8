/**
 * Why a statement failed. `row`: the row itself is wrong, others are not concerned. `busy`: somebody else holds the
 * lock. `unavailable`: the database cannot be reached or used right now. `unknown`: anything else, ours to mend.
 */
export type Failure = 'row' | 'busy' | 'unavailable' | 'unknown';

/** The low byte of SQLite's extended result codes (https://www.sqlite.org/rescode.html). */
const sqliteFailures: Partial<Record<number, Failure>> = {
  5: 'busy',
  6: 'busy',
  8: 'unavailable', // read-only: a disk that was remounted
  10: 'unavailable', // input or output
  13: 'unavailable', // the disk is full
  14: 'unavailable', // the file cannot be opened
  18: 'row', // too big
  19: 'row', // a constraint
  20: 'row', // another type
};

export function sqliteFailure(cause: unknown): Failure {
  const { errcode } = (cause ?? {}) as { errcode?: unknown };
  return (typeof errcode === 'number' && sqliteFailures[errcode & 0xff]) || 'unknown';
}

/** Of SQLSTATE, the class; where only some codes of a class are meant, the code. */
const rowClasses = ['22', '23'];
const unavailableStates = ['08', '53', '58', '57P', '40001', '40P01', '55P03', '25006'];
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver has no codes for these. */
const LOST_CONNECTION = /^Connection terminated(?! due to connection timeout)|not queryable/u;
const NO_CONNECTION =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/u;

export function postgresFailure(cause: unknown): Failure {
  if (!(cause instanceof Error)) return 'unknown';
  const { code = '' } = cause as { code?: string };
  if (networkCodes.has(code) || LOST_CONNECTION.test(cause.message) || NO_CONNECTION.test(cause.message))
    return 'unavailable';
  if (!/^[0-9A-Z]{5}$/u.test(code)) return 'unknown';
  if (rowClasses.some((start) => code.startsWith(start))) return 'row';
  return unavailableStates.some((start) => code.startsWith(start)) ? 'unavailable' : 'unknown';
}

/**
 * Whether the connection was cut although the database may be running. A pool may hand out a connection that the server
 * has just closed.
 */
export function isLostConnection(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code = '' } = cause as { code?: string };
  return ['57P01', 'ECONNRESET', 'EPIPE'].includes(code) || LOST_CONNECTION.test(cause.message);
}

/** Why a database cannot be opened, in one line. */
export function reasonOf(cause: unknown): string {
  const { message, code } = cause as NodeJS.ErrnoException;
  // A host with several addresses fails as an AggregateError without a message of its own.
  return (message || code || 'no connection').replace(/\s+/gu, ' ').trim();
}
