import * as v from 'valibot';
import { ProblemError, type FieldError } from './problem';

type Issue = v.BaseIssue<unknown>;

const ABORT_EARLY = { abortEarly: true };

/** Checks a part of a request with the contract's schema; `place` is put before every pointer. */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown, place = ''): v.InferOutput<S> {
  const result = v.safeParse(schema, value, ABORT_EARLY);
  if (result.success) return result.output;
  const errors = firstIssues(schema, value, result.issues).map((issue): FieldError => ({
    pointer: place + pointerOf(issue),
    detail: detailOf(issue),
  }));
  throw new ProblemError('invalidRequest', { detail: 'The request does not fit the contract', errors });
}

/** The first issue of each field: a body may hold a hundred thousand, and finding them all takes seconds. */
function firstIssues(schema: v.GenericSchema, value: unknown, issues: readonly Issue[]): readonly Issue[] {
  const { entries } = schema as { entries?: v.ObjectEntries };
  const ofFields = Object.entries(entries ?? {}).flatMap(
    ([key, entry]) => v.safeParse(v.object({ [key]: entry }), value, ABORT_EARLY).issues ?? [],
  );
  return ofFields.length > 0 ? ofFields : issues;
}

function pointerOf(issue: Issue): string {
  return (issue.path ?? [])
    .map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Says what was expected, never what was sent: answers are logged by proxies. */
function detailOf(issue: Issue): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.expected === null ? 'is not allowed' : `does not fit: expected ${issue.expected}`;
}
