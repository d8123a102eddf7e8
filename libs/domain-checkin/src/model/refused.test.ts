import { describe, expect, it } from 'vitest';
import { atOwners, placesRefused } from './refused';

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
    expect(placesRefused(problem(422, ...pointers), 'documents')).toEqual(places),
  );

  it('are none where nothing is said of them', () => {
    expect(placesRefused(undefined, 'documents')).toEqual([]);
    expect(placesRefused(problem(409, '/documents/1/id'), 'documents')).toEqual([]);
    expect(placesRefused({ type: 't', title: 't', status: 422 }, 'documents')).toEqual([]);
  });
});

it('reads lists apart: wishes are no papers', () => {
  const refused = problem(422, '/extras/1/_id', '/consents/0/textVersion', '/extras/10/quantity', '/extras');
  expect(placesRefused(refused, 'extras')).toEqual([1, 10]);
  expect(placesRefused(refused, 'consents')).toEqual([0]);
  expect(placesRefused(refused, 'documents')).toEqual([]);
});

it('points at papers by whose they are and at consents by their names', () => {
  const refusal = {
    name: 'ApiError',
    message: 'no',
    kind: 'http' as const,
    status: 422,
    problem: problem(
      422,
      '/documents/1/id',
      '/consents/0/textVersion',
      '/consents/7/textVersion',
      '/extras/0/_id',
    ),
  };
  const consent = { name: 'firstConsent', isGiven: true, textVersion: 'v1-a', at: '2026-11-21T10:00:00Z' };
  const paper = (occupantIndex: number) => ({ id: 'paper', occupantIndex });
  const { problem: moved } = atOwners(refusal, { documents: [paper(0), paper(2)], consents: [consent] });
  expect(moved?.errors?.map(({ pointer }) => pointer)).toEqual([
    '/occupants/1/guest/passport',
    '/consents/firstConsent/textVersion',
    '/consents/7/textVersion',
    '/extras/0/_id',
  ]);
});
