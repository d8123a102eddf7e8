import * as v from 'valibot';
import { CustomerRequest, FeedbackRequest } from '@guest/api-contract';
import { keptMood } from '../store/moodStore';

/** A kept mood. */
export const moodBody = v.object({
  customer: v.optional(CustomerRequest),
  feedback: v.omit(FeedbackRequest, ['customer', 'reservation']),
  /** Recognises the reservation that the guest said they are; its public id is a secret and never kept. */
  reservation: v.nullable(v.string()),
  /** The form, should the hotel refuse it. */
  draft: keptMood,
  /** Milliseconds since 1970; after it the guest is asked before it leaves. */
  deadline: v.optional(v.number()),
});
export type MoodBody = v.InferOutput<typeof moodBody>;
