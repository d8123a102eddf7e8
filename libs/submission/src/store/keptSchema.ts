import * as v from 'valibot';
import { isFresh, recordOf } from '@guest/state';
import { keepingPlaces, keptStatuses, type KeptSubmission } from '../model/submission';

const failure = v.object({
  kind: v.picklist(['offline', 'timeout', 'http', 'malformed', 'aborted']),
  httpStatus: v.optional(v.number()),
  problemType: v.optional(v.string()),
  pointers: v.optional(v.array(v.string())),
});

/** What the kit itself keeps of a submission; the body is read by its own definition. */
const keptSubmission = v.looseObject({
  id: v.string(),
  kind: v.string(),
  keptOn: v.picklist(keepingPlaces),
  subject: v.string(),
  label: v.string(),
  keys: v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
  revision: v.number(),
  savedAt: v.number(),
  deadline: v.optional(v.number()),
  status: v.picklist(keptStatuses),
  tries: v.number(),
  mayHaveArrived: v.optional(v.boolean()),
  failure: v.optional(failure),
  receiptUntil: v.optional(v.number()),
});

/** The submissions that storage held, without those that are damaged or too old. */
export const keptSubmissions = recordOf<KeptSubmission>(
  keptSubmission,
  ({ id, savedAt, status, receiptUntil = 0 }, key) =>
    id === key && (status === 'received' ? Date.now() <= receiptUntil : isFresh(savedAt)),
);
