/** A future day at the hotel, `YYYY-MM-DD`, later than any order deadline of the evening before. */
export function dayAhead(days = 3): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
  return format.format(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}

/** The moment of this day and time in Paris. */
export function parisMoment(day: string, time: string): string {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit' });
  const offsets = ['+01:00', '+02:00'];
  const moments = offsets.map((offset) => new Date(`${day}T${time}:00${offset}`));
  const moment = moments.find((one) => hour.format(one) === time.slice(0, 2));
  if (!moment) throw new Error(`There is no ${time} on ${day} in Paris.`);
  return moment.toISOString();
}

/** The first such weekday from tomorrow on, `YYYY-MM-DD`; 0 is Sunday. */
export function nextWeekday(weekday: number): string {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find(
    (days) => new Date(`${dayAhead(days)}T12:00:00Z`).getUTCDay() === weekday,
  );
  return dayAhead(ahead);
}

/** "lundi 30 novembre", "Monday 30 November". */
export function dayInWords(day: string, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
