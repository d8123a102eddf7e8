import * as v from 'valibot';
import { MessageRequest } from '@guest/api-contract';

/** A kept message. */
export const messageBody = v.object({
  request: MessageRequest,
  /** Milliseconds since 1970; after it the guest is asked before it leaves. */
  deadline: v.optional(v.number()),
});
export type MessageBody = v.InferOutput<typeof messageBody>;
