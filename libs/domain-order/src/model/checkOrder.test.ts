import { describe, expect, it } from 'vitest';
import { aBreakfast, aDraft, aService } from '../test/builders';
import { checkOrder, isBlocked } from './checkOrder';
import { fromProduct } from './service';

const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const guest = { firstname: '', lastname: 'Moreau', email: '', phone: '', roomNumber: '214' };
const whole = { service: aService(), draft: aDraft(), guest };

describe('isBlocked', () => {
  it('lets a whole order go on', () => {
    expect(isBlocked(whole, at)).toBe(false);
    expect(checkOrder(whole, at)).toEqual({ delivery: {}, missing: [], guest: {} });
  });

  it.each([
    ['the time is missing', { draft: aDraft({ delivery: { mode: 'at', day: '2026-11-25', time: '' } }) }],
    ['a required choice is missing', { service: fromProduct(aBreakfast()) }],
    ['nobody is named', { guest: { ...guest, lastname: ' ' } }],
    ['no room is named', { guest: { ...guest, roomNumber: '' } }],
    ['an address is not one', { guest: { ...guest, email: 'camille@' } }],
  ] as const)('holds it back while %s', (_what, change) => {
    expect(isBlocked({ ...whole, ...change }, at)).toBe(true);
  });
});
