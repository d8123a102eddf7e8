import { hint } from '../../internal/hint';

/** The limits of a count. */
export interface CountLimits {
  min: number;
  max: number;
  step: number;
}

const whole = (value: number, fallback: number) => (Number.isFinite(value) ? Math.round(value) : fallback);

/** Limits that can be counted within: from data they may be no numbers, or the wrong way round. */
export function limitsOf({ min, max, step }: CountLimits): CountLimits {
  const low = whole(min, 0);
  // Without an end is an end that nobody reaches by pressing.
  const high = max === Number.POSITIVE_INFINITY ? Number.MAX_SAFE_INTEGER : whole(max, 99);
  const isPossible = high >= low;
  if (!isPossible) hint(() => `A count from ${min} to ${max} is impossible; it stays at ${low}.`);
  return { min: low, max: isPossible ? high : low, step: Math.max(1, whole(step, 1)) };
}

/** The count that is shown: what is no number counts as the least. One beyond the limits is shown as it is. */
export const countOf = (value: number, { min }: CountLimits): number => whole(value, min);

/** The digits of what was typed or pasted, up to a decimal sign: 2.5 is no 25. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[.,].*$/u, '')
    .replace(/\D/gu, '')
    .slice(0, 4);
