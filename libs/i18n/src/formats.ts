import { hotelClock, isDay } from '@guest/api-contract';
import type { Language } from './language';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function formatter<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  // Making one costs a hundred times a format; there is one per language and option set.
  const known = cache.get(key) as F | undefined;
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** "12,50 €" in French, "€12.50" in English; from cents. */
export function formatCents(cents: number, language: Language, currency = 'EUR'): string {
  return formatter(`money ${language} ${currency}`, () => {
    return new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  }).format(cents / 100);
}

/** "8 h 30" and "7 h" in French, "8:30" in English; from `HH:MM`. */
export function formatTimeOfDay(time: string, language: Language): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  if (language === 'en') return `${Number(hours)}:${minutes}`;
  return minutes === '00' ? `${Number(hours)}\u00A0h` : `${Number(hours)}\u00A0h\u00A0${minutes}`;
}

/** "mercredi 25 novembre" / "Wednesday 25 November", in hotel time. */
export function formatDay(moment: Date, language: Language, timeZone: string): string {
  return formatter(`day ${language} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locales[language], {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
  }).format(moment);
}

/** "mer. 25 nov." / "Wed 25 Nov", in hotel time. */
export function formatShortDay(moment: Date, language: Language, timeZone: string): string {
  return formatter(`short day ${language} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locales[language], {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    });
  }).format(moment);
}

const calendarFormats = { long: formatDay, short: formatShortDay } as const;

/** "mercredi 25 novembre", short: "mer. 25 nov."; of `YYYY-MM-DD`. '' where it is no day. */
export function formatCalendarDay(
  day: string,
  language: Language,
  length: keyof typeof calendarFormats = 'long',
): string {
  return isDay(day) ? calendarFormats[length](new Date(`${day}T12:00Z`), language, 'UTC') : '';
}

/** "mercredi 25 novembre, 8 h 30", in hotel time. */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  return `${formatDay(moment, language, timeZone)}, ${formatTimeOfDay(hotelClock(moment, timeZone).time, language)}`;
}

/** "350 m", "1,2 km" / "1.2 km", "12 km", from metres: as exact as a walk needs it. */
export function formatDistance(metres: number, language: Language): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1_000) return `${tens}\u00A0m`;
  const km = formatter(`km ${language}`, () => {
    return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
  });
  return `${km.format(metres < 10_000 ? metres / 1_000 : Math.round(metres / 1_000))}\u00A0km`;
}

/** "45 min", "2 h", "1 h 20"; the same in both languages. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`;
}

/** "café, thé et jus" / "coffee, tea and juice". */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts);
}

// The first week of 2024 began on a Monday.
const weekdayDates = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const;

/** "lundi" / "Monday". */
export function formatWeekday(day: keyof typeof weekdayDates, language: Language): string {
  return formatter(`weekday ${language}`, () => {
    return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long' });
  }).format(new Date(Date.UTC(2024, 0, weekdayDates[day])));
}

/** The first letter as a capital: "mercredi 25 novembre" at the start of a line. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
