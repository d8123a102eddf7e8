import { describe, expect, it } from 'vitest';
import { aDraft, aService } from '../test/builders';
import { deadlineOf, orderBodyOf } from './orderBody';
import type { Service } from './service';

const guest = { firstname: 'Camille', lastname: 'Moreau', email: '', phone: '', roomNumber: '214' };
const NOW = Date.parse('2026-11-24T15:00:00+01:00');

function deadlineFor(service: Service, delivery: Parameters<typeof aDraft>[0]) {
  const draft = aDraft(delivery);
  const body = orderBodyOf({ service, draft, guest, hosterId: 'hotel', timeZone: 'Europe/Paris' });
  return new Date(deadlineOf(body, NOW)).toISOString();
}

describe('an order leaves by itself', () => {
  const tomorrow = { delivery: { mode: 'at', day: '2026-11-25', time: '08:30' } } as const;

  it('for half an hour where it is wanted as soon as possible', () => {
    expect(deadlineFor(aService(), {})).toBe('2026-11-24T14:30:00.000Z');
  });

  it('until it is wanted', () => {
    expect(deadlineFor(aService(), tomorrow)).toBe('2026-11-25T07:30:00.000Z');
  });

  it('until the hour of the day before by which the service is ordered', () => {
    const service = aService({ availability: { orderBeforeOnPreviousDay: '20:00' } });
    expect(deadlineFor(service, tomorrow)).toBe('2026-11-24T19:00:00.000Z');
  });
});
