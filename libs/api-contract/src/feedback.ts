import * as v from 'valibot';
import { Created, Id, Line, LongText, Secret } from './common';
import { defineRoute } from './route';

export const satisfactionLevels = ['satisfied', 'neutral', 'dissatisfied'] as const;
export type SatisfactionLevel = (typeof satisfactionLevels)[number];

/** A guest's mood. */
export const FeedbackRequest = v.object({
  hoster: Id,
  room: v.optional(Line, ''),
  /** Ignored unless it is one of the three (spec 5). */
  satisfactionLevel: v.fallback(v.optional(v.picklist(satisfactionLevels)), undefined),
  message: v.optional(LongText, ''),
  customer: v.optional(Id),
  /** The reservation's public id. */
  reservation: v.optional(Secret),
});
export type FeedbackRequest = v.InferOutput<typeof FeedbackRequest>;

export const FeedbackReceipt = Created;
export type FeedbackReceipt = v.InferOutput<typeof FeedbackReceipt>;

export const feedbackRoutes = {
  postFeedback: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'feedback',
    summary: "Tells the hotel a guest's mood",
    source: 'spec 7',
    body: FeedbackRequest,
    answer: FeedbackReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
};
