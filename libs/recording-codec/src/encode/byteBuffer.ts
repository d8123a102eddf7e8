const FIRST_BYTES = 16_384;
/** A buffer that grew beyond this is given back after it was taken. */
const MAX_KEPT_BYTES = 1_048_576;
const MAX_UINT_BYTES = 8;
/** More than the head of a message and all its fields that are no strings. */
export const MESSAGE_BYTES = 256;
/** Shorter strings are encoded by a loop, which is faster than the encoder. */
const LOOP_LENGTH = 64;
/** The largest length that takes one byte. */
const MAX_SHORT_BYTES = 127;
/** UTF-8 needs at most three bytes for one unit of UTF-16. */
const UTF8_BYTES_PER_UNIT = 3;

const encoder = new TextEncoder();

/** Growing bytes with the primitives of the format. Each message begins with `begin`, which makes room for it. */
export class ByteBuffer {
  /** The place of the next byte. */
  at = 0;
  #bytes = new Uint8Array(FIRST_BYTES);

  /** Makes room for a message; its strings make their own. */
  begin(): void {
    this.#reserve(0);
  }

  byte(value: number): void {
    this.#bytes[this.at++] = value;
  }

  skip(count: number): void {
    this.at += count;
  }

  /** Three bytes, little-endian, at a place that was skipped. */
  putSize(place: number, size: number): void {
    this.#bytes[place] = size % 256;
    this.#bytes[place + 1] = (size >> 8) % 256;
    this.#bytes[place + 2] = size >> 16;
  }

  /** Little-endian base 128. Values may be above 2^32, where bit operators would cut them. */
  uint(value: number): void {
    let rest = value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.floor(value) : 0;
    while (rest > 127) {
      this.#bytes[this.at++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.at++] = rest;
  }

  /** Zigzag, then as `uint`. */
  int(value: number): void {
    const whole = Math.round(value);
    this.uint(whole >= 0 ? whole * 2 : -whole * 2 - 1);
  }

  /** The length in bytes, then UTF-8. */
  string(text: string): void {
    this.#reserve(text.length * UTF8_BYTES_PER_UNIT);
    if (text.length <= LOOP_LENGTH && this.#short(text)) return;
    // The length comes first but is known last: the text is written behind the largest one and moved back.
    const from = this.at + MAX_UINT_BYTES;
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(from));
    this.uint(written);
    this.#bytes.copyWithin(this.at, from, from + written);
    this.at += written;
  }

  /** Returns a copy of the bytes and empties the buffer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.at);
    this.at = 0;
    if (this.#bytes.length > MAX_KEPT_BYTES) this.#bytes = new Uint8Array(FIRST_BYTES);
    return taken;
  }

  /** Writes a short string. Returns false, and writes nothing, if its length needs two bytes or it has surrogates. */
  #short(text: string): boolean {
    const bytes = this.#bytes;
    let end = this.at + 1;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 0x80) {
        bytes[end++] = code;
        continue;
      }
      if (code >= 0xd800 && code < 0xe000) return false;
      if (code < 0x800) bytes[end++] = 0xc0 | (code >> 6);
      else {
        bytes[end++] = 0xe0 | (code >> 12);
        bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
      }
      bytes[end++] = 0x80 | (code & 0x3f);
    }
    const length = end - this.at - 1;
    if (length > MAX_SHORT_BYTES) return false;
    bytes[this.at] = length;
    this.at = end;
    return true;
  }

  /** Makes room for a number of bytes and the rest of the message. */
  #reserve(count: number): void {
    const needed = this.at + count + MESSAGE_BYTES;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.at));
    this.#bytes = larger;
  }
}
