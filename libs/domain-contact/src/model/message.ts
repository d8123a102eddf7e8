import { isBlank, MAX_LINE_LENGTH, type MessageRequest } from '@guest/api-contract';
import {
  checkGuest,
  plainGuest,
  plainText,
  type Guest,
  type GuestError,
  type GuestField,
} from '@guest/visit';
import { MAX_MESSAGE_LENGTH } from './limits';

export interface Message {
  comment: string;
  guest: Guest;
}

/** A first name, a phone and a room help, but stop nobody. */
export const REQUIRED_OF_SENDER: readonly GuestField[] = ['lastname', 'email'];

export interface MessageErrors {
  comment?: 'required' | 'tooLong';
  guest: Partial<Record<GuestField, GuestError>>;
}

/** What keeps the message from being sent; both parts are empty where nothing does. */
export function checkMessage({ comment, guest }: Message): MessageErrors {
  const words = plainText(comment);
  const ofGuest = checkGuest(guest, REQUIRED_OF_SENDER);
  // A truncated address could be another person's.
  if (guest.email.trim().length > MAX_LINE_LENGTH) ofGuest.email = 'email';
  return {
    ...(isBlank(words) && { comment: 'required' }),
    ...(words.length > MAX_MESSAGE_LENGTH && { comment: 'tooLong' }),
    guest: ofGuest,
  };
}

export function isComplete({ comment, guest }: MessageErrors): boolean {
  return comment === undefined && Object.keys(guest).length === 0;
}

/** The body of `POST /message`; the hotel wants the last name before the first. */
export function messageRequest(hosterId: string, { comment, guest }: Message): MessageRequest {
  const { lastname, firstname, email, phone, roomNumber } = plainGuest(guest);
  return {
    hoster: hosterId,
    message: plainText(comment),
    customerName: `${lastname} ${firstname}`.trim(),
    email,
    phone,
    roomNumber,
  };
}
