import { fields } from '../wire/fields';
import type { MessageName, ValuesOf } from '../wire/layouts';
import * as layouts from '../wire/messages';
import { createByteReader, RecordingError, type ByteReader } from './byteReader';

type Named<Names extends readonly string[], Values extends readonly unknown[]> = Names extends readonly [
  infer Name extends string,
  ...infer OtherNames extends readonly string[],
]
  ? Values extends readonly [infer Value, ...infer OtherValues]
    ? { [Key in Name]: Value } & Named<OtherNames, OtherValues>
    : unknown
  : unknown;

/** One decoded message: its name and its fields. */
export type Message = {
  [Name in MessageName]: { type: Name } & Named<(typeof fields)[Name], ValuesOf<(typeof layouts)[Name]>>;
}[MessageName];

/** A message of a later version, or of another recorder. */
export interface UnknownMessage {
  type: 'Unknown';
  messageId: number;
}

/** A decoded batch. */
export interface Batch {
  version: number;
  pageNo: number;
  /** The number of the first message after the metadata. */
  firstIndex: number;
  /** In ms since the epoch. */
  timestamp: number;
  location: string;
  messages: (Message | UnknownMessage)[];
}

const names = new Map<number, MessageName>(
  (Object.keys(layouts) as MessageName[]).map((name) => [layouts[name][0], name]),
);

const readers: Record<string, (reader: ByteReader) => number | string | boolean> = {
  u: (reader) => reader.uint(),
  i: (reader) => reader.int(),
  s: (reader) => reader.string(),
  b: (reader) => reader.boolean(),
};

function readFields(reader: ByteReader, name: MessageName): Record<string, unknown> {
  const types = layouts[name][1];
  return Object.fromEntries(
    fields[name].map((field, index) => [field, readers[types[index] ?? '']?.(reader)]),
  );
}

function readMessage(reader: ByteReader): Message | UnknownMessage {
  const id = reader.byte();
  const size = reader.size();
  const end = reader.at + size;
  const name = names.get(id);
  if (name === undefined) {
    reader.at = end;
    return { type: 'Unknown', messageId: id };
  }
  if (name === 'BatchMetadata') throw new RecordingError('The metadata of a batch must come first, and once');
  const message = { type: name, ...readFields(reader, name) };
  if (reader.at !== end)
    throw new RecordingError(`${name} has ${size} bytes, but its fields have another number`);
  return message as Message;
}

/**
 * Decodes the body of one request: the metadata and all messages. Throws `RecordingError` if a byte is missing, left
 * over or out of place.
 */
export function decodeBatch(bytes: Uint8Array): Batch {
  const reader = createByteReader(bytes);
  if (reader.byte() !== layouts.BatchMetadata[0])
    throw new RecordingError('A batch begins with its metadata');
  const head = readFields(reader, 'BatchMetadata') as unknown as Omit<Batch, 'messages'>;
  const messages: Batch['messages'] = [];
  while (reader.at < bytes.length) messages.push(readMessage(reader));
  if (reader.at > bytes.length) throw new RecordingError('The bytes end within a message');
  return { ...head, messages };
}
