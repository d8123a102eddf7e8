import type { RetentionTimes } from '@guest/api-contract';

const DAYS_PER_YEAR = 365;

interface KeptTime {
  kind: keyof RetentionTimes;
  unit: 'days' | 'years';
  count: number;
}

const kinds = [
  'checkin',
  'order',
  'customer',
  'message',
  'feedback',
  'review',
  'favouritesEmail',
  'recording',
] as const satisfies readonly (keyof RetentionTimes)[];

/** How long a hotel keeps each kind, in whole years where the days are. */
export function keptTimes(retention: RetentionTimes): KeptTime[] {
  return kinds.flatMap((kind) => {
    const days = retention[kind];
    if (days === undefined) return [];
    return days % DAYS_PER_YEAR === 0
      ? { kind, unit: 'years' as const, count: days / DAYS_PER_YEAR }
      : { kind, unit: 'days' as const, count: days };
  });
}
