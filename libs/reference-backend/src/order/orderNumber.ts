// No I, O, 0 or 1: it is read aloud at reception.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 5;

/** The short number of an order, taken from the random end of its id: `K7Q2M`. */
export function orderNumber(id: string): string {
  return [...id.slice(-LENGTH)]
    .map((char) => LETTERS[BASE64URL.indexOf(char) % LETTERS.length] ?? '2')
    .join('');
}
