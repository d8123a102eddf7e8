import { expect, it } from 'vitest';
import { isLostConnection, postgresFailure } from './failures';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['cut by the administrator', withCode('57P01'), true],
  ['reset', withCode('ECONNRESET'), true],
  ['closed', new Error('Connection terminated unexpectedly'), true],
  ['closed before', new Error('Client has encountered a connection error and is not queryable'), true],
  ['too slow to open', new Error('Connection terminated due to connection timeout'), false],
  ['too many waiting', new Error('timeout exceeded when trying to connect'), false],
  ['refused', withCode('ECONNREFUSED'), false],
])('a connection that is %s', (_name, cause, isRepeated) => {
  expect(postgresFailure(cause)).toBe('unavailable');
  expect(isLostConnection(cause)).toBe(isRepeated);
});
