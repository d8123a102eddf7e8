import { MAX_STRING_BYTES } from '../wire/limits';

/** The bytes are no recording, or only a part of one. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Reads the primitives of the format, one after the other. Each throws `RecordingError` at the end of the bytes. */
export interface ByteReader {
  /** The place of the next byte. */
  at: number;
  byte: () => number;
  uint: () => number;
  int: () => number;
  string: () => string;
  boolean: () => boolean;
  /** The size of a message: three bytes, little-endian. */
  size: () => number;
}

// A text may begin with U+FEFF, which is no mark of the encoding here.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function createByteReader(bytes: Uint8Array, start = 0): ByteReader {
  const reader: ByteReader = {
    at: start,
    byte() {
      const byte = bytes[reader.at];
      if (byte === undefined) throw new RecordingError(`The bytes end at ${reader.at}`);
      reader.at += 1;
      return byte;
    },
    uint() {
      let value = 0;
      for (let factor = 1; ; factor *= 128) {
        const byte = reader.byte();
        value += (byte % 128) * factor;
        if (value > Number.MAX_SAFE_INTEGER) throw new RecordingError('A number is too large');
        if (byte < 128) return value;
      }
    },
    int() {
      const value = reader.uint();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    string() {
      const length = reader.uint();
      const end = reader.at + length;
      if (length > MAX_STRING_BYTES) throw new RecordingError('A string is too long');
      if (end > bytes.length) throw new RecordingError('The bytes end within a string');
      const text = decoder.decode(bytes.subarray(reader.at, end));
      reader.at = end;
      return text;
    },
    boolean: () => reader.byte() === 1,
    size: () => reader.byte() + reader.byte() * 256 + reader.byte() * 65_536,
  };
  return reader;
}
