import { reservedPageSlugs } from '@guest/feature';
import { expect, it } from 'vitest';
import { isReservedWord } from './reservedWords';

it.each([...reservedPageSlugs, 'api', 'static-host', 'health', 'config.json', ' Services ', 'RoomDirectory'])(
  'keeps %s for the app and the server',
  (word) => {
    expect(isReservedWord(word)).toBe(true);
  },
);

it.each(['demo', 'framissima', 'journal', 'service'])('leaves %s to hotels', (word) => {
  expect(isReservedWord(word)).toBe(false);
});
