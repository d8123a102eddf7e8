import { expect, it } from 'vitest';
import { anAnimation } from '../test/builders';
import { fromSeminars } from './activity';

const seminars = (animations: ReturnType<typeof anAnimation>[]) => ({ rooms: [], seminars: [], animations });

it('keeps the hotel’s order and words', () => {
  const found = fromSeminars(
    seminars([anAnimation({ _id: 'b', title: ' Oud ' }), anAnimation({ _id: 'a' })]),
  );
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    ['b', 'Oud'],
    ['a', 'Animation a'],
  ]);
});

it('leaves out what has no name, and a second one of the same id', () => {
  const twice = [
    anAnimation({ title: 'Oud' }),
    anAnimation({ title: 'Yoga' }),
    anAnimation({ _id: 'c', title: ' ' }),
  ];
  expect(fromSeminars(seminars(twice)).map(({ name }) => name)).toEqual(['Oud']);
});
