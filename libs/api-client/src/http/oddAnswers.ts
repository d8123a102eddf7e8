import { readLeniently, readReceipt, type Change } from '@guest/api-contract/read-leniently';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import { ApiError } from './apiError';
import type { Finding, OnFinding } from './finding';

/** What an answer that does not fit its schema has all the same; an `ApiError` where nothing can be shown of it. */
export function readOdd<S extends GenericSchema>(
  failure: string,
  schema: S,
  answer: unknown,
  onFinding?: OnFinding,
): InferOutput<S> {
  const read = readLeniently(schema, answer);
  tell(failure, read.changes, onFinding);
  if (read.isRead) return read.output;
  const { path, expected } = read.changes.at(-1) ?? { path: 'the answer', expected: 'another value' };
  throw new ApiError(`${failure}: ${path}: expected ${expected}`, { kind: 'malformed' });
}

/** What a receipt that does not fit its schema has all the same. */
export function readOddReceipt<S extends ObjectSchema<ObjectEntries, undefined>>(
  failure: string,
  schema: S,
  receipt: unknown,
  onFinding?: OnFinding,
): Partial<InferOutput<S>> {
  const { output, changes } = readReceipt(schema, receipt);
  tell(failure, changes, onFinding);
  return output;
}

/** What developers have read already. */
const told = new Set<string>();
const MAX_TOLD = 200;

/** Tells what an answer has that the contract does not. Values are left out: they may be personal. */
function tell(failure: string, changes: readonly Change[], onFinding: OnFinding = warnOnce): void {
  for (const { path, expected, how } of changes)
    onFinding({ call: failure, path, reason: `${how}, expected ${expected}` });
}

function warnOnce({ call, path, reason }: Finding): void {
  const words = `${call.replace(/^Fail(?:ed)? to /u, '')}: ${path}: ${reason}`;
  if (told.has(words) || told.size >= MAX_TOLD) return;
  told.add(words);
  // eslint-disable-next-line no-console -- this is where developers look
  console.warn(words);
}
