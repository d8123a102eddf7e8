const DEFAULT_TIME_ZONE = 'Europe/Paris';
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the hotel's clocks show it: `YYYY-MM-DD` and `HH:MM`, both comparable as text. */
export function localMoment(moment: Date, timeZone: string): { day: string; time: string } {
  // Swedish writes dates and times the ISO way.
  const [day = '', time = ''] = formatFor(timeZone).format(moment).split(' ');
  return { day, time };
}

/** How far the hotel's clocks are from UTC at a moment. */
export function utcOffset(at: Date, timeZone: string): { minutes: number; at: string } {
  const { day, time } = localMoment(at, timeZone);
  return {
    minutes: Math.round((Date.parse(`${day}T${time}:00Z`) - at.getTime()) / 60_000),
    at: at.toISOString(),
  };
}

/** The calendar day before `YYYY-MM-DD`. */
export function previousDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Making a format costs more than an order: one per time zone is kept. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = makeFormat(timeZone) ?? makeFormat(DEFAULT_TIME_ZONE) ?? new Intl.DateTimeFormat('sv-SE');
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return undefined;
  }
}
