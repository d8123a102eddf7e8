import type { Layout, ValuesOf } from '../wire/layouts';
import { BatchMetadata } from '../wire/messages';
import { MAX_MESSAGE_BYTES, MESSAGE_HEAD_BYTES } from '../wire/limits';
import { ByteBuffer } from './byteBuffer';

/** Collects encoded messages in one buffer. */
export interface MessageWriter {
  /** The number of bytes that were written since the last `take`. */
  readonly length: number;
  /** Appends a message. Returns false, and appends nothing, if it is larger than the format allows. */
  write: <Shape extends Layout>(layout: Shape, ...values: ValuesOf<Shape>) => boolean;
  /** Returns a copy of the bytes and empties the buffer. */
  take: () => Uint8Array<ArrayBuffer>;
  /** Empties the buffer. */
  clear: () => void;
}

/** Fills in the size of the message at `start`. Returns false, and removes the message, if it is too large. */
function finish(buffer: ByteBuffer, start: number): boolean {
  const size = buffer.at - start - MESSAGE_HEAD_BYTES;
  if (size > MAX_MESSAGE_BYTES) {
    buffer.at = start;
    return false;
  }
  buffer.putSize(start + 1, size);
  return true;
}

/**
 * Makes a writer whose buffer grows as needed and is used again. `beforeEach` runs before each message, and may write
 * others.
 */
export function createMessageWriter(beforeEach?: () => void): MessageWriter {
  const buffer = new ByteBuffer();
  return {
    get length() {
      return buffer.at;
    },
    write(layout, ...values) {
      beforeEach?.();
      // Taking an array apart costs more than writing a small message.
      const id = layout[0];
      const types = layout[1];
      buffer.begin();
      const start = buffer.at;
      // Only the metadata of a batch has no size.
      const isSized = id !== BatchMetadata[0];
      buffer.byte(id);
      if (isSized) buffer.skip(MESSAGE_HEAD_BYTES - 1);
      const fields: readonly unknown[] = values;
      for (let index = 0; index < types.length; index += 1) {
        const value = fields[index];
        if (typeof value === 'string') buffer.string(value);
        else if (typeof value === 'boolean') buffer.byte(value ? 1 : 0);
        else if (types.charAt(index) === 'i') buffer.int(value as number);
        else buffer.uint(value as number);
      }
      return !isSized || finish(buffer, start);
    },
    take: () => buffer.take(),
    clear: () => {
      buffer.at = 0;
    },
  };
}
