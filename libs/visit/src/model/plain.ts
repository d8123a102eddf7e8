// What the contract refuses: control characters, and halves of surrogate pairs.
// eslint-disable-next-line no-control-regex -- naming them is the point
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}]/gu;
// eslint-disable-next-line no-control-regex -- naming them is the point
const BREAKS = /[\u0000-\u001F\u007F\u2028\u2029\p{Cs}]+/gu;

/** Several lines as they can be sent: what nobody types on purpose is left out. */
export function plainText(text: string): string {
  return text.replace(UNPRINTABLE, '').trim();
}

/** One line of a hotel's words as it can be sent. */
export function plainLine(text: string, maxLength: number): string {
  const line = text.replace(BREAKS, ' ').trim().slice(0, maxLength);
  // A cut in the middle of a pair leaves half of it.
  return line.replace(/\p{Cs}/gu, '').trim();
}
