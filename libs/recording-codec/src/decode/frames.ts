import { MESSAGE_HEAD_BYTES } from '../wire/limits';
import { RecordingError } from './byteReader';

/** A message as it lies in the bytes; `end` is the place after its last byte. */
export interface Frame {
  id: number;
  start: number;
  end: number;
}

/** Finds the next message by its size alone. All messages have a size except the metadata of a batch. */
export function frameAt(bytes: Uint8Array, start: number): Frame {
  const [id = 0, low = 0, middle = 0, high = 0] = bytes.subarray(start, start + MESSAGE_HEAD_BYTES);
  const end = start + MESSAGE_HEAD_BYTES + low + middle * 256 + high * 65_536;
  if (end > bytes.length || id > 127) throw new RecordingError(`There is no whole message at ${start}`);
  return { id, start, end };
}
