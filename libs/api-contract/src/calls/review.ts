import * as v from 'valibot';
import {
  Created,
  ExternalUrl,
  FilledLine,
  Id,
  Line,
  list,
  listUpTo,
  LongText,
  Moment,
  Secret,
} from '../base/common';
import { LARGE_BODY_BYTES, MAX_GRADE_COUNT, MAX_SCORE } from '../base/limits';
import { defineRoute } from '../base/route';

const Score = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SCORE));

export const Grade = v.object({
  theme: FilledLine,
  description: v.optional(Line, ''),
  /** Out of 10, whatever the form's scale: 5 of 5 is 10. */
  score: Score,
  comment: v.optional(LongText, ''),
});
export type Grade = v.InferOutput<typeof Grade>;

export const ReviewRequest = v.object({
  hoster: Id,
  slug: FilledLine,
  grades: v.pipe(listUpTo(MAX_GRADE_COUNT, Grade), v.minLength(1)),
  customer: v.optional(Id),
  globalComment: v.optional(LongText, ''),
  /** The reservation's public id. */
  reservationId: v.optional(Secret),
  reviewedDate: Moment,
});
export type ReviewRequest = v.InferOutput<typeof ReviewRequest>;

export const ReviewReceipt = v.object({
  ...Created.entries,
  averageScore: v.optional(Score),
  isAboveThreshold: v.optional(v.boolean()),
  /** Where the guest may publish the review, by the hotel's `showLinkTo` rule. */
  reviewLinks: list(v.object({ name: v.optional(v.string()), url: ExternalUrl })),
});
export type ReviewReceipt = v.InferOutput<typeof ReviewReceipt>;

export const reviewRoutes = {
  postReview: defineRoute({
    method: 'POST',
    service: 'reviews',
    path: 'reviews',
    summary: 'Leaves a review with grades per theme',
    body: ReviewRequest,
    maxBodyBytes: LARGE_BODY_BYTES,
    answer: ReviewReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
};
