import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteReader, RecordingError } from './decode/byteReader';
import { decodeBatch } from './decode/decodeBatch';
import { frameAt } from './decode/frames';
import { MESSAGE_BYTES } from './encode/byteBuffer';
import { createMessageWriter } from './encode/messageWriter';
import { fields } from './wire/fields';
import type { Layout, MessageName } from './wire/layouts';
import { MESSAGE_HEAD_BYTES } from './wire/limits';
import * as layouts from './wire/messages';

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
const names = Object.keys(layouts) as MessageName[];
const sized = names.filter((name) => name !== 'BatchMetadata');

/** The bytes of one field, taken from a message that has one field of this type. */
function fieldBytes(write: (writer: ReturnType<typeof createMessageWriter>) => void): string {
  const writer = createMessageWriter();
  write(writer);
  return hex(writer.take().subarray(4));
}

it.each(names)('has room in the buffer for all of %s that is no string', (name) => {
  const [, types] = layouts[name] as Layout;
  const numbers = [...types].filter((type) => type !== 's').length;
  expect(MESSAGE_HEAD_BYTES + 8 * numbers).toBeLessThan(MESSAGE_BYTES);
});

describe('primitives', () => {
  it.each([
    [0, '00'],
    [127, '7f'],
    [128, '80 01'],
    [300, 'ac 02'],
    [1_700_000_000_000, '80 d0 95 ff bc 31'],
    [Number.MAX_SAFE_INTEGER, 'ff ff ff ff ff ff ff 0f'],
    [-1, '00'],
    [Number.NaN, '00'],
    [Number.MAX_SAFE_INTEGER + 1, '00'],
    [2.9, '02'],
  ])('writes the unsigned number %s', (value, expected) => {
    expect(fieldBytes((writer) => writer.write(layouts.Timestamp, value))).toBe(expected);
  });

  it.each([
    [0, '00'],
    [-1, '01'],
    [1, '02'],
    [-2, '03'],
    [63, '7e'],
    [64, '80 01'],
    [-64, '7f'],
    [1_700_000_000_000, '80 a0 ab fe f9 62'],
    [0.6, '02'],
  ])('writes the signed number %s', (value, expected) => {
    expect(fieldBytes((writer) => writer.write(layouts.SetNodeFocus, value))).toBe(expected);
  });

  it.each([
    ['', '00'],
    ['é🍎', '06 c3 a9 f0 9f 8d 8e'],
    ['\uD83C', '03 ef bf bd'],
  ])('writes the string %j with its length in bytes', (text, expected) => {
    expect(fieldBytes((writer) => writer.write(layouts.UserID, text))).toBe(expected);
  });
});

it('writes a whole batch as the format says', () => {
  const writer = createMessageWriter();
  const now = 1_700_000_000_000;
  writer.write(layouts.BatchMetadata, 1, 0, 0, now, 'https://a.b/');
  writer.write(layouts.Timestamp, now);
  writer.write(layouts.TabData, '0a1b2c3d4e5f');
  writer.write(layouts.CreateDocument);
  writer.write(layouts.CreateElementNode, 1, 0, 0, 'BODY', false);
  writer.write(layouts.SetNodeFocus, -1);
  expect(hex(writer.take())).toBe(
    [
      '51 01 00 00 80 a0 ab fe f9 62 0c 68 74 74 70 73 3a 2f 2f 61 2e 62 2f',
      '00 06 00 00 80 d0 95 ff bc 31',
      '76 0d 00 00 0c 30 61 31 62 32 63 33 64 34 65 35 66',
      '07 00 00 00',
      '08 09 00 00 01 00 00 04 42 4f 44 59 00',
      '3a 01 00 00 01',
    ].join(' '),
  );
});

it('names each field of each message, and gives each id to one message', () => {
  for (const name of names) expect([name, fields[name].length]).toEqual([name, layouts[name][1].length]);
  // The name of a decoded message is its `type`.
  expect(Object.values(fields).flat()).not.toContain('type');
  expect(new Set(names.map((name) => layouts[name][0])).size).toBe(names.length);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary-ascii', minLength: 60, maxLength: 70 }),
  fc.constant('\u{FEFF}mark'),
  fc.string({ unit: 'grapheme', minLength: 3_000, maxLength: 4_000 }),
);
const valueOf: Record<string, fc.Arbitrary<number | string | boolean>> = {
  u: fc.oneof(fc.nat(), fc.maxSafeNat()),
  i: fc.integer({ min: -(2 ** 51), max: 2 ** 51 }),
  s: text,
  b: fc.boolean(),
};
const oneMessage = fc
  .constantFrom(...sized)
  .chain((name) =>
    fc
      .tuple(
        ...Array.from(layouts[name][1], (type) => valueOf[type] as fc.Arbitrary<number | string | boolean>),
      )
      .map((values) => ({ name, values })),
  );

/** Lets a test write what only the types forbid. */
function writeAny(writer: ReturnType<typeof createMessageWriter>, name: MessageName, values: unknown[]) {
  return (writer.write as (layout: Layout, ...values: unknown[]) => boolean)(layouts[name], ...values);
}

it('decodes what was encoded, for every message', () => {
  fc.assert(
    fc.property(fc.array(oneMessage, { maxLength: 12 }), (messages) => {
      const writer = createMessageWriter();
      writer.write(layouts.BatchMetadata, 1, 3, 7, 1_700_000_000_000, 'https://a.b/é');
      for (const { name, values } of messages) writeAny(writer, name, values);
      const bytes = writer.take();
      const expected = messages.map(({ name, values }) => ({
        type: name,
        ...Object.fromEntries(fields[name].map((field, index) => [field, values[index]])),
      }));
      const { messages: decoded, ...head } = decodeBatch(bytes);
      expect(decoded).toEqual(expected);
      expect(head).toEqual({
        version: 1,
        pageNo: 3,
        firstIndex: 7,
        timestamp: 1_700_000_000_000,
        location: 'https://a.b/é',
      });
    }),
    { numRuns: 400 },
  );
});

it('covers every message by itself', () => {
  for (const name of sized) {
    fc.assert(
      fc.property(
        fc.tuple(...Array.from(layouts[name][1], (type) => valueOf[type] as fc.Arbitrary<unknown>)),
        (values) => {
          const writer = createMessageWriter();
          writer.write(layouts.BatchMetadata, 1, 0, 0, 0, '');
          writeAny(writer, name, values);
          const [message] = decodeBatch(writer.take()).messages;
          expect(message).toEqual({
            type: name,
            ...Object.fromEntries(fields[name].map((field, index) => [field, values[index]])),
          });
        },
      ),
      { numRuns: 10 },
    );
  }
});

it('fails cleanly on every part of a batch and on random bytes', () => {
  const writer = createMessageWriter();
  writer.write(layouts.BatchMetadata, 1, 0, 0, 0, 'https://a.b/');
  writer.write(layouts.CreateElementNode, 1, 0, 0, 'BODY', false);
  const whole = writer.take();
  const afterHead = whole.length - 13;
  for (let length = 0; length < whole.length; length += 1) {
    if (length === afterHead) continue;
    expect(() => decodeBatch(whole.subarray(0, length))).toThrow(RecordingError);
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        decodeBatch(Uint8Array.of(81, ...bytes));
      } catch (cause) {
        expect(cause).toBeInstanceOf(RecordingError);
      }
    }),
  );
});

it('skips a message that it does not know', () => {
  const writer = createMessageWriter();
  writer.write(layouts.BatchMetadata, 1, 0, 0, 0, '');
  const bytes = Uint8Array.of(...writer.take(), 126, 2, 0, 0, 9, 9, 7, 0, 0, 0);
  expect(decodeBatch(bytes).messages).toEqual([
    { type: 'Unknown', messageId: 126 },
    { type: 'CreateDocument' },
  ]);
});

it('refuses a message whose size is not that of its fields, and metadata in the middle', () => {
  const head = [81, 1, 0, 0, 0, 0];
  expect(() => decodeBatch(Uint8Array.of(...head, 7, 1, 0, 0, 0))).toThrow(RecordingError);
  expect(() => decodeBatch(Uint8Array.of(...head, 81, 1, 0, 0, 0))).toThrow(RecordingError);
});

it('drops a message that is larger than the format allows and keeps the others', () => {
  const writer = createMessageWriter();
  expect(writer.write(layouts.UserID, 'x'.repeat(16_777_216))).toBe(false);
  expect(writer.length).toBe(0);
  expect(writer.write(layouts.CreateDocument)).toBe(true);
  expect(hex(writer.take())).toBe('07 00 00 00');
  expect(writer.take()).toHaveLength(0);
});

it('finds messages by their sizes', () => {
  const writer = createMessageWriter();
  writer.write(layouts.UserID, 'x'.repeat(70_000));
  writer.write(layouts.CreateDocument);
  const bytes = writer.take();
  const first = frameAt(bytes, 0);
  expect(first).toEqual({ id: 28, start: 0, end: bytes.length - 4 });
  expect(frameAt(bytes, first.end)).toEqual({ id: 7, start: first.end, end: bytes.length });
  expect(() => frameAt(bytes.subarray(0, 9), 0)).toThrow(RecordingError);
});

it('refuses strings and numbers that no writer makes', () => {
  expect(() => createByteReader(Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 1)).uint()).toThrow(
    RecordingError,
  );
  expect(() => createByteReader(Uint8Array.of(129, 173, 226, 4)).string()).toThrow('too long');
});
