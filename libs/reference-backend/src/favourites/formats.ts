import {
  hoursLines,
  isAlwaysOpen,
  weekdays,
  type LanguageCode,
  type OpeningHours,
  type Price,
  type TimeRange,
  type Weekday,
} from '@guest/api-contract';
import { mailWords } from './words';

/** A Monday: the names of weekdays are those of the days from here. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const CENTS = 100;

/** "mardi 24 novembre". */
export function dayInWords(day: string, language: LanguageCode): string {
  return formatDay(Date.parse(`${day}T00:00:00Z`), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** The week in as few lines as say the same: "lundi – vendredi : 09:00–18:00". */
export function weekLines(hours: OpeningHours, language: LanguageCode): string[] {
  const { colon, everyDay, allDay } = mailWords[language];
  if (isAlwaysOpen(hours)) return [everyDay + colon + allDay];
  const nameOf = (weekday: Weekday) =>
    formatDay(MONDAY + weekdays.indexOf(weekday) * DAY_MS, language, { weekday: 'long' });
  return hoursLines(hours).map(({ from, to, ranges }) => {
    const days = to === undefined ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`;
    const isWhole = from === 'monday' && to === 'sunday';
    return (isWhole ? everyDay : days) + colon + rangesInWords(ranges, language);
  });
}

export function rangesInWords(ranges: readonly TimeRange[], language: LanguageCode): string {
  const words = mailWords[language];
  if (ranges.length === 0) return words.closed;
  return ranges.map(({ from, to }) => (from === to ? words.allDay : `${from}–${to}`)).join(', ');
}

/** Undefined where the price says nothing. A unit stands beside an amount alone: nobody says "free per person". */
export function priceInWords(
  { amountCents, label, unit }: Price,
  language: LanguageCode,
  currency: string,
): string | undefined {
  const words = mailWords[language];
  if (label !== undefined && label !== 'from') return words.labels[label];
  if (amountCents === undefined) return undefined;
  const amount = formatAmount(amountCents / CENTS, language, currency);
  const price = label === 'from' ? words.from(amount) : amount;
  return unit === undefined ? price : `${price} ${words.units[unit]}`;
}

function formatAmount(amount: number, language: LanguageCode, currency: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const options = { style: 'currency', minimumFractionDigits, maximumFractionDigits: 2 } as const;
  try {
    return new Intl.NumberFormat(language, { ...options, currency }).format(amount);
  } catch {
    // A currency that is no ISO 4217 code.
    return `${amount} ${currency}`;
  }
}

function formatDay(time: number, language: LanguageCode, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...options,
    timeZone: 'UTC',
  }).format(time);
}
