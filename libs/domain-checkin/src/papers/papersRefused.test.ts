import { describe, expect, it } from 'vitest';
import { papersRefused } from './papersRefused';

const problem = (status: number, ...pointers: string[]) => ({
  type: 'urn:guest-web:problem:unprocessable',
  title: 'The request cannot be carried out',
  status,
  errors: pointers.map((pointer) => ({ pointer, detail: 'is wrong' })),
});

describe('the papers that a hotel refuses', () => {
  it.each([
    [['/documents/1/id'], [1]],
    [
      ['/documents/0/id', '/documents/0/occupantIndex', '/documents/12'],
      [0, 12],
    ],
    [['/departureDate', '/documents', '/other/documents/1/id'], []],
  ])('are read from %j', (pointers, places) =>
    expect(papersRefused(problem(422, ...pointers))).toEqual(places),
  );

  it('are none where nothing is said of them', () => {
    expect(papersRefused(undefined)).toEqual([]);
    expect(papersRefused(problem(409, '/documents/1/id'))).toEqual([]);
    expect(papersRefused({ type: 't', title: 't', status: 422 })).toEqual([]);
  });
});
