import { expect, it } from 'vitest';
import { wirePhone } from './wirePhone';

it.each([
  [' +33 6 39 98 12 34 ', '+33639981234'],
  ['+44-7400.123456', '+447400123456'],
  // What the "(0)" means takes the tables to know.
  ['+33 (0)6 39 98 12 34', '+33 (0)6 39 98 12 34'],
  ['06 39 98 12 34', '06 39 98 12 34'],
  ['', ''],
])('sends %j as %j', (typed, sent) => expect(wirePhone(typed)).toBe(sent));
