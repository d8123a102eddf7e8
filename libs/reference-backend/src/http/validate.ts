import * as v from 'valibot';
import { ProblemError, type FieldError } from './problem';

const MAX_ERRORS = 50;
type Issue = v.BaseIssue<unknown>;

/** Checks a part of a request with the contract's schema; `place` is put before every pointer. */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown, place = ''): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = closestIssues(schema, value, result.issues)
    .slice(0, MAX_ERRORS)
    .map((issue): FieldError => ({ pointer: place + pointerOf(issue), detail: detailOf(issue) }));
  throw new ProblemError('invalidRequest', { detail: 'The request does not fit the contract', errors });
}

/** A union's own issue only says that no option fits, so the issues of the likely option are used. */
function closestIssues(schema: v.GenericSchema, value: unknown, issues: readonly Issue[]): readonly Issue[] {
  if (!isUnion(schema)) return issues;
  const perOption = schema.options.map((option) => v.safeParse(option, value).issues ?? []);
  return perOption.sort((a, b) => distance(a) - distance(b))[0] ?? issues;
}

/** The likely option is one whose literals fit (`type: 'sheet'`), before one with fewer issues. */
function distance(issues: readonly Issue[]): number {
  return issues.some((issue) => issue.type === 'literal') ? issues.length + MAX_ERRORS : issues.length;
}

function isUnion(schema: v.GenericSchema): schema is v.GenericSchema & { options: v.GenericSchema[] } {
  return schema.type === 'union';
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
