import * as v from 'valibot';
import { Id, LongText, OptionalRoom, Secret } from '../base/common';
import { submission } from '../base/route';

export const satisfactionLevels = ['satisfied', 'neutral', 'dissatisfied'] as const;
export type SatisfactionLevel = (typeof satisfactionLevels)[number];

/** A guest's mood. */
export const FeedbackRequest = v.object({
  hoster: Id,
  room: OptionalRoom,
  /** Ignored unless it is one of the three. */
  satisfactionLevel: v.fallback(v.optional(v.picklist(satisfactionLevels)), undefined),
  message: v.optional(LongText, ''),
  customer: v.optional(Id),
  /** The reservation's public id. */
  reservation: v.optional(Secret),
});
export type FeedbackRequest = v.InferOutput<typeof FeedbackRequest>;

export const feedbackRoutes = {
  postFeedback: submission('feedback', "Tells the hotel a guest's mood", FeedbackRequest),
};
