/** A time of day as `HH:MM`, 00:00 to 23:59. Two times compare as texts. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/u;

export const MINUTES_A_DAY = 1_440;

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight, whole days left out: 1,500 is 01:00. */
export function timeOf(minutes: number): string {
  const within = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}
