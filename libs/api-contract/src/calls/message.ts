import * as v from 'valibot';
import { FilledLongText, Id, Line, nameUpTo, OptionalEmail, OptionalRoom } from '../base/common';
import { MAX_LINE_LENGTH } from '../base/limits';
import { submission } from '../base/route';

export const MessageRequest = v.object({
  hoster: Id,
  message: FilledLongText,
  /** Last name, then first name: as long as both together. */
  customerName: v.optional(nameUpTo(2 * MAX_LINE_LENGTH + 1), ''),
  email: OptionalEmail,
  phone: v.optional(Line, ''),
  roomNumber: OptionalRoom,
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;

export const messageRoutes = {
  postMessage: submission('message', 'Sends a message to the hotel', MessageRequest),
};
