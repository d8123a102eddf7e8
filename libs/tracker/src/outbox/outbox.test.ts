import { createMessageWriter, decodeBatch, messages } from '@guest/recording-codec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function anOutbox() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const outbox = createOutbox({ now: () => 1, tabId: 'tab', deliver: (bytes) => chunks.push(bytes) });
  const types = () => {
    const head = createMessageWriter();
    head.write(messages.BatchMetadata, 1, 0, 0, 0, '');
    const bytes = Uint8Array.from([head.take(), ...chunks].flatMap((chunk) => [...chunk]));
    return decodeBatch(bytes).messages.map(({ type }) => type);
  };
  return { outbox, types, chunks };
}

it('delivers what is written in one commit, with its time and tab first', () => {
  const { outbox, types } = anOutbox();
  outbox.write(messages.UserID, 'one');
  outbox.write(messages.UserID, 'two');
  expect(types()).toEqual([]);
  vi.runAllTimers();
  expect(types()).toEqual(['Timestamp', 'TabData', 'UserID', 'UserID']);
});

it.each(['work', 'look'] as const)('goes on after a %s that failed', (part) => {
  const { outbox, types } = anOutbox();
  let isBroken = true;
  const fail = () => {
    if (isBroken) throw new Error('broken');
    return true;
  };
  if (part === 'work') outbox.setWork(fail);
  else outbox.onCommit(fail);
  outbox.write(messages.UserID, 'before');
  expect(() => vi.runAllTimers()).toThrow('broken');
  isBroken = false;
  outbox.write(messages.UserID, 'after');
  vi.runAllTimers();
  expect(types()).toEqual(['Timestamp', 'TabData', 'UserID', 'Timestamp', 'TabData', 'UserID']);
});

it('hands much over at once, and more of it together while slices of the work follow', () => {
  const { outbox, chunks } = anOutbox();
  let slices = 4;
  outbox.setWork(() => {
    outbox.write(messages.UserID, 'x'.repeat(100_000));
    slices -= 1;
    return slices === 0;
  });
  outbox.request();
  vi.advanceTimersByTime(100);
  expect(slices).toBe(0);
  expect(chunks.map(({ length }) => Math.floor(length / 100_000))).toEqual([3, 1]);
});
