import { expect, it } from 'vitest';
import * as door from './index';

it('opens this door', () => {
  expect(Object.keys(door).sort()).toEqual([
    'OutboxProvider',
    'attendOutbox',
    'createOutbox',
    'isOnDevice',
    'isRefusal',
    'useOutbox',
    'useOutboxStore',
  ]);
});
