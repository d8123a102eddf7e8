const MINUTES_A_DAY = 1_440;

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight; past midnight it starts again. */
export function timeOf(minutes: number): string {
  const within = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** The calendar day so many days later; days are `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MINUTES_A_DAY * 60_000).toISOString().slice(0, 10);
}
