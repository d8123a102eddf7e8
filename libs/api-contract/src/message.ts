import * as v from 'valibot';
import { Created, FilledLongText, Id, Line, lineUpTo, OptionalEmail } from './common';
import { MAX_LINE_LENGTH } from './limits';
import { defineRoute } from './route';

export const MessageRequest = v.object({
  hoster: Id,
  message: FilledLongText,
  /** Last name, then first name: as long as both together. */
  customerName: v.optional(lineUpTo(2 * MAX_LINE_LENGTH + 1), ''),
  email: OptionalEmail,
  phone: v.optional(Line, ''),
  roomNumber: v.optional(Line, ''),
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;

export const MessageReceipt = Created;
export type MessageReceipt = v.InferOutput<typeof MessageReceipt>;

export const messageRoutes = {
  postMessage: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'message',
    summary: 'Sends a message to the hotel',
    source: 'spec 7',
    body: MessageRequest,
    answer: MessageReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
};
