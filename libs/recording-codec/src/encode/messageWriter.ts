import { layouts, type MessageName, type ValuesOf } from '../wire/layouts';
import { MAX_MESSAGE_BYTES, MESSAGE_HEAD_BYTES } from '../wire/limits';

const FIRST_BYTES = 16_384;
/** A buffer that grew beyond this is given back after it was taken. */
const MAX_KEPT_BYTES = 1_048_576;
const MAX_UINT_BYTES = 8;
/** Shorter strings of ASCII are copied by a loop, which is faster than the encoder. */
const LOOP_LENGTH = 64;
/** UTF-8 needs at most three bytes for one unit of UTF-16. */
const UTF8_BYTES_PER_UNIT = 3;

/** Collects encoded messages in one buffer. */
export interface MessageWriter {
  /** The number of bytes that were written since the last `take`. */
  readonly length: number;
  /** Appends a message. Returns false, and appends nothing, if it is larger than the format allows. */
  write: <Name extends MessageName>(name: Name, ...values: ValuesOf<Name>) => boolean;
  /** Returns a copy of the bytes and empties the buffer. */
  take: () => Uint8Array<ArrayBuffer>;
  /** Empties the buffer. */
  clear: () => void;
}

/** Makes a writer whose buffer grows as needed and is used again. */
export function createMessageWriter(): MessageWriter {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(FIRST_BYTES);
  let at = 0;

  const reserve = (count: number) => {
    const needed = at + count;
    if (needed <= bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, bytes.length * 2));
    larger.set(bytes.subarray(0, at));
    bytes = larger;
  };

  /** Little-endian base 128. Values are above 2^32, so bit operators would cut them. */
  const uint = (value: number) => {
    let rest = value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.floor(value) : 0;
    while (rest > 127) {
      bytes[at++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    bytes[at++] = rest;
  };

  /** Zigzag, then as `uint`. */
  const int = (value: number) => {
    const whole = Math.round(value);
    uint(whole >= 0 ? whole * 2 : -whole * 2 - 1);
  };

  /** Writes a short string of ASCII. Returns false, and writes nothing, if it is another string. */
  const shortAscii = (text: string): boolean => {
    let end = at + 1;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) return false;
      bytes[end++] = code;
    }
    bytes[at] = text.length;
    at = end;
    return true;
  };

  const string = (text: string) => {
    reserve(text.length * UTF8_BYTES_PER_UNIT + MAX_UINT_BYTES);
    if (text.length <= LOOP_LENGTH && shortAscii(text)) return;
    // The length comes first but is known last: the text is written behind the largest one and moved back.
    const from = at + MAX_UINT_BYTES;
    const { written } = encoder.encodeInto(text, bytes.subarray(from));
    uint(written);
    bytes.copyWithin(at, from, from + written);
    at += written;
  };

  const field = (type: string, value: number | string | boolean) => {
    if (type === 's') return string(value as string);
    reserve(MAX_UINT_BYTES);
    if (type === 'u') return uint(value as number);
    if (type === 'i') return int(value as number);
    bytes[at++] = value ? 1 : 0;
  };

  /** Fills in the size. Only the metadata of a batch has none. */
  const finish = (start: number): boolean => {
    const size = at - start - MESSAGE_HEAD_BYTES;
    if (size > MAX_MESSAGE_BYTES) {
      at = start;
      return false;
    }
    bytes[start + 1] = size % 256;
    bytes[start + 2] = (size >> 8) % 256;
    bytes[start + 3] = size >> 16;
    return true;
  };

  return {
    get length() {
      return at;
    },
    write(name, ...values) {
      const [id, types] = layouts[name];
      const start = at;
      const isSized = name !== 'BatchMetadata';
      reserve(MESSAGE_HEAD_BYTES);
      bytes[at] = id;
      at += isSized ? MESSAGE_HEAD_BYTES : 1;
      for (let index = 0; index < types.length; index += 1) {
        field(types.charAt(index), values[index] as number | string | boolean);
      }
      return !isSized || finish(start);
    },
    take() {
      const taken = bytes.slice(0, at);
      at = 0;
      if (bytes.length > MAX_KEPT_BYTES) bytes = new Uint8Array(FIRST_BYTES);
      return taken;
    },
    clear() {
      at = 0;
    },
  };
}
