export { createByteReader, RecordingError, type ByteReader } from './decode/byteReader';
export { decodeBatch, type Batch, type Message, type UnknownMessage } from './decode/decodeBatch';
export { frameAt, type Frame } from './decode/frames';
export { createMessageWriter, type MessageWriter } from './encode/messageWriter';
export { createReplica, type Replica } from './replay/replica';
export type { Layout, MessageName, ValuesOf } from './wire/layouts';
export * as messages from './wire/messages';
export { MAX_MESSAGE_BYTES, MAX_STRING_BYTES, MESSAGE_HEAD_BYTES } from './wire/limits';
