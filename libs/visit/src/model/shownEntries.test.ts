import { expect, it } from 'vitest';
import { shownEntries } from './shownEntries';

it('keeps the order, the first of each id, and what has a name', () => {
  const entries = [
    { _id: 'b', name: 'Bakery' },
    { _id: 'a', name: ' ' },
    { _id: 'b', name: 'Another' },
    { _id: 'c', name: 'Café' },
  ];
  expect(shownEntries(entries, ({ name }) => name)).toEqual([entries[0], entries[3]]);
});
