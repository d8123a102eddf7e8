import { createMessageWriter, decodeBatch, type Batch, messages } from '@guest/recording-codec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Batcher } from './batcher';

function aBatcher() {
  const batches: Uint8Array[] = [];
  const dropped: number[] = [];
  const batcher = new Batcher({
    pageNo: 2,
    tabId: '0a1b2c3d4e5f',
    url: 'https://a.b/one',
    timestamp: 1_700_000_000_000,
    onBatch: (bytes) => batches.push(bytes),
    onDropped: (bytes) => dropped.push(bytes),
    onVisibility: () => undefined,
  });
  const writer = createMessageWriter();
  const decoded = (): Batch[] => batches.map(decodeBatch);
  return { batcher, batches, dropped, writer, decoded, push: () => batcher.push(writer.take()) };
}

it('begins each batch with its metadata, the time and the tab, and numbers messages without a gap', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90_000), { minLength: 1, maxLength: 30 }), (sizes) => {
      const { batcher, batches, writer, decoded, push } = aBatcher();
      for (const size of sizes) {
        writer.write(messages.SetNodeData, 1, 'x'.repeat(size));
        push();
      }
      batcher.flush();
      let next = 0;
      for (const [place, { version, pageNo, firstIndex, messages }] of decoded().entries()) {
        expect([version, pageNo, firstIndex]).toEqual([1, 2, next]);
        expect(messages.slice(0, 2).map(({ type }) => type)).toEqual(['Timestamp', 'TabData']);
        expect(batches[place]?.length).toBeLessThanOrEqual(200_000);
        next += messages.length;
      }
      const lengths = decoded().flatMap(({ messages }) =>
        messages.flatMap((message) => (message.type === 'SetNodeData' ? [message.data.length] : [])),
      );
      expect(lengths).toEqual(sizes);
    }),
    { numRuns: 30 },
  );
});

it('sends a message that is larger than a batch alone, up to what the server allows', () => {
  const { batcher, dropped, writer, decoded, push } = aBatcher();
  writer.write(messages.CreateDocument);
  writer.write(messages.SetNodeData, 1, 'x'.repeat(900_000));
  writer.write(messages.SetNodeData, 1, 'x'.repeat(1_100_000));
  writer.write(messages.CreateDocument);
  push();
  batcher.flush();
  expect(decoded().map(({ messages }) => messages.slice(2).map(({ type }) => type))).toEqual([
    ['CreateDocument'],
    ['SetNodeData'],
    ['CreateDocument'],
  ]);
  expect(dropped).toEqual([1_100_008]);
});

it('sends no batch of times alone, except to say that the page is there', () => {
  const { batcher, writer, decoded, push } = aBatcher();
  writer.write(messages.Timestamp, 1_700_000_000_100);
  push();
  batcher.flush();
  expect(decoded()).toEqual([]);
  batcher.flush(1_700_000_030_000);
  const [alive] = decoded();
  expect(alive?.messages.map(({ type }) => type)).toEqual(['Timestamp', 'TabData']);
  expect(alive?.timestamp).toBe(1_700_000_030_000);
});

it('names the latest address and time in the next batch', () => {
  const { batcher, writer, decoded, push } = aBatcher();
  writer.write(messages.Timestamp, 1_700_000_000_500);
  writer.write(messages.SetPageLocation, 'https://a.b/two', '', 0, '');
  push();
  batcher.flush();
  writer.write(messages.CreateDocument);
  push();
  batcher.flush();
  expect(decoded()[1]).toMatchObject({ location: 'https://a.b/two', timestamp: 1_700_000_000_500 });
});
