import * as v from 'valibot';
import { pathOf, type BundleError } from './bundleError';
import { crossCheck } from './crossCheck';
import { HotelBundle } from './hotelBundle';
import { findUnknownFields } from './unknownFields';

export type ParsedBundle =
  { bundle: HotelBundle; errors?: undefined } | { bundle?: undefined; errors: BundleError[] };

/** The most errors that are listed. */
const MAX_ERRORS = 50;
const MAX_REASON_LENGTH = 200;

/** Checks a bundle as it came from a file; every error names its path and the reason. */
export function parseBundle(raw: unknown): ParsedBundle {
  const result = v.safeParse(HotelBundle, raw);
  if (!result.success) return { errors: result.issues.slice(0, MAX_ERRORS).map(toError) };
  const errors = [...findUnknownFields(raw, result.output), ...crossCheck(result.output)];
  return errors.length > 0 ? { errors: errors.slice(0, MAX_ERRORS) } : { bundle: result.output };
}

function toError(issue: v.BaseIssue<unknown>): BundleError {
  const keys = (issue.path ?? []).flatMap(({ key }) => {
    if (typeof key === 'number' || typeof key === 'string') return [key];
    return [];
  });
  return { path: pathOf(keys) || '(bundle)', reason: reasonOf(issue).slice(0, MAX_REASON_LENGTH) };
}

/** Says what was expected, never what was found: a bundle may hold guests' reservations. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is missing';
  // Our own sentences ("has either ...") stand as they are; the library's would quote the value.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.expected === null ? 'is not allowed' : `does not fit: expected ${issue.expected}`;
}
