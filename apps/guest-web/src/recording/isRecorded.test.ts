import { expect, it } from 'vitest';
import { matchEntry } from '../routing/table';
import { isRecorded } from './isRecorded';

const at = (pathname: string, partner?: string) => isRecorded(matchEntry(pathname), pathname, partner);

it.each([
  ['/demo/checkin', undefined],
  ['/demo/checkin/companions', undefined],
  ['/demo/nextory', 'nextory'],
])('records %s', (pathname, partner) => {
  expect(at(pathname, partner)).toBe(true);
});

it.each([
  ['/demo', undefined],
  ['/demo/services', 'nextory'],
  // A hotel's code is no screen.
  ['/checkin/services', undefined],
  ['/demo/payment/checkin', undefined],
])('does not record %s', (pathname, partner) => {
  expect(at(pathname, partner)).toBe(false);
});
