import { expect, it } from 'vitest';
import { openFailureOf } from './openFailure';

it.each([
  [{ kind: 'http', httpStatus: 422, problemType: 'urn:guest-web:problem:total-changed' }, 'changed'],
  [{ kind: 'http', httpStatus: 422, problemType: 'urn:guest-web:problem:unprocessable' }, 'refused'],
  [{ kind: 'http', httpStatus: 404 }, 'refused'],
  [{ kind: 'http', httpStatus: 429 }, 'unreachable'],
  [{ kind: 'http', httpStatus: 503 }, 'unreachable'],
  [{ kind: 'offline' }, 'unreachable'],
] as const)('%o is %s', (failure, told) => {
  expect(openFailureOf(failure)).toBe(told);
});
