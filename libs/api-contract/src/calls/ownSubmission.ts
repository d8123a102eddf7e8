import * as v from 'valibot';
import { Day, Id, Moment, NoBody } from '../base/common';
import { defineRoute } from '../base/route';

/** What guests may read back, and take back, with the key of its receipt. Orders have calls of their own. */
export const ownKinds = ['message', 'feedback', 'review', 'checkin', 'customer'] as const;
export type OwnKind = (typeof ownKinds)[number];

const params = v.object({ kind: v.picklist(ownKinds), id: Id });

export const OwnSubmission = v.object({
  sentAt: Moment,
  /** The last day on which the hotel keeps it. A customer stays longer while an order or a submission names them. */
  keptUntil: Day,
  /** As it was sent, without numbers of papers and signatures. */
  content: v.record(v.string(), v.unknown()),
});
export type OwnSubmission = v.InferOutput<typeof OwnSubmission>;

export const ownSubmissionRoutes = {
  getOwnSubmission: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'submission/:kind/:id',
    summary: 'What the hotel keeps of a submission, for who holds its key',
    params,
    answer: OwnSubmission,
    needsBearer: true,
  }),
  removeOwnSubmission: defineRoute({
    method: 'DELETE',
    service: 'product',
    path: 'submission/:kind/:id',
    summary:
      'Deletes a submission, for who holds its key; a check-in, and a customer that something names, stays. Again is the same',
    params,
    answer: NoBody,
    status: 204,
    needsBearer: true,
    problems: ['conflict'],
  }),
};
