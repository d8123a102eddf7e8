import { describe, expect, it } from 'vitest';
import { keptTimes } from './keptTimes';

describe('how long a hotel keeps what guests sent', () => {
  it('is told in whole years, or in days, and only where the hotel tells it', () => {
    expect(keptTimes({ review: 1_095, checkin: 183, order: 365, message: 366 })).toEqual([
      { kind: 'checkin', unit: 'days', count: 183 },
      { kind: 'order', unit: 'years', count: 1 },
      { kind: 'message', unit: 'days', count: 366 },
      { kind: 'review', unit: 'years', count: 3 },
    ]);
    expect(keptTimes({})).toEqual([]);
  });
});
