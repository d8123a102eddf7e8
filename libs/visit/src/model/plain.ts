import { MAX_LINE_LENGTH, MAX_ROOM_NUMBER_LENGTH, withoutDirection } from '@guest/api-contract';
import type { Guest } from './guest';

// The characters that the contract refuses (api-contract, common.ts). They come with pasted text and are invisible.
// eslint-disable-next-line no-control-regex -- naming them is the point
const UNPRINTABLE = /[\u0000-\u0008\u000C\u000E-\u001F\u007F\p{Cs}]/gu;
// A vertical tab is a line break of word processors.
// eslint-disable-next-line no-control-regex -- the same
const LINE_BREAK = /\r\n?|[\u000B\u2028\u2029]/gu;
const BREAKS = /[\n\t]+/gu;

/** Several lines as they can be sent: without what cannot be printed, trimmed. */
export function plainText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '').trim();
}

/** One line as it can be sent, at most so long: no browser takes more in such a field. */
export function plainLine(text: string, maxLength: number): string {
  return plainText(text).replace(BREAKS, ' ').slice(0, maxLength).replace(UNPRINTABLE, '').trim();
}

/** A name or a room as it can be sent, at most so long. */
export function plainName(text: string, maxLength: number): string {
  return plainLine(withoutDirection(text), maxLength);
}

/**
 * Who a guest says they are, as it can be sent: lines without what cannot be printed, none longer than the
 * contract's.
 */
export function plainGuest(guest: Guest): Guest {
  const line = (text: string) => plainName(text, MAX_LINE_LENGTH);
  return {
    firstname: line(guest.firstname),
    lastname: line(guest.lastname),
    email: line(guest.email),
    phone: line(guest.phone),
    roomNumber: plainName(guest.roomNumber, MAX_ROOM_NUMBER_LENGTH),
  };
}
