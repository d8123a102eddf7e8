import { readLeniently, readReceipt, type Change } from '@guest/api-contract/read-leniently';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import { ApiError } from './apiError';

/** What an answer that does not fit its schema has all the same; an `ApiError` where nothing can be shown of it. */
export function readOdd<S extends GenericSchema>(
  failure: string,
  schema: S,
  answer: unknown,
): InferOutput<S> {
  const read = readLeniently(schema, answer);
  // On a server they stand in its log: its owner learns why a screen cannot be opened.
  tell(failure, read.changes);
  if (read.isRead) return read.output;
  const { path, expected } = read.changes.at(-1) ?? { path: 'the answer', expected: 'another value' };
  throw new ApiError(`${failure}: ${path}: expected ${expected}`, { kind: 'malformed' });
}

/** What a receipt that does not fit its schema has all the same. */
export function readOddReceipt<S extends ObjectSchema<ObjectEntries, undefined>>(
  failure: string,
  schema: S,
  receipt: unknown,
): Partial<InferOutput<S>> {
  const { output, changes } = readReceipt(schema, receipt);
  tell(failure, changes);
  return output;
}

/** What developers have read already. */
const told = new Set<string>();
const MAX_TOLD = 200;

/** Tells developers once what an answer has that the contract does not. Values are left out: they may be personal. */
function tell(failure: string, changes: readonly Change[]): void {
  const topic = failure.replace(/^Fail(?:ed)? to /u, '');
  for (const { path, expected, how } of changes) {
    const words = `${topic}: ${path}: ${how}, expected ${expected}`;
    if (told.has(words) || told.size >= MAX_TOLD) continue;
    told.add(words);
    // eslint-disable-next-line no-console -- this is where developers look
    console.warn(words);
  }
}
