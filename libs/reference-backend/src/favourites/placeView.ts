import {
  activityIn,
  bookingOf,
  type Booking,
  weekdayOf,
  type Activity,
  type Hoster,
  type LanguageCode,
} from '@guest/api-contract';
import { osmWeek } from '@guest/api-contract/osm-week';
import { dayInWords, priceInWords, rangesInWords, weekLines } from './formats';
import { mailWords } from './words';

interface Fact {
  label: string;
  lines: string[];
  /** The first line is what counts: the hours of the plan's day. */
  isFirstStrong?: boolean;
}

/** A place as the mail shows it, in text and in HTML. */
export interface PlaceView {
  name: string;
  address: string;
  summary: string | undefined;
  warning: string | undefined;
  facts: Fact[];
  advice: string | undefined;
  promo: Activity['promo'];
  booking: Booking | undefined;
}

export interface ViewOptions {
  hoster: Pick<Hoster, 'slug' | 'currency' | 'timeZone'>;
  /** The origin by which guests reach the app. */
  publicUrl: string;
  language: LanguageCode;
  /** The day of the plan. */
  day: string | undefined;
  /** The hotel's day. */
  today: string;
}

export function placeView(activity: Activity, options: ViewOptions): PlaceView {
  const { hoster, publicUrl, language, day, today } = options;
  const place = activityIn(activity, language);
  const words = mailWords[language];
  const { osmOpeningHours } = place;
  const read =
    osmOpeningHours === undefined ? undefined : osmWeek(osmOpeningHours, day ?? today, hoster.timeZone);
  const hours = read ?? place.openingHours;
  const ranges = day === undefined ? undefined : hours?.[weekdayOf(day)];
  const price = place.price && priceInWords(place.price, language, hoster.currency);
  const hoursOfDay =
    day !== undefined && ranges ? [`${dayInWords(day, language)}, ${rangesInWords(ranges, language)}`] : [];
  const facts: (Fact | undefined)[] = [
    place.address === undefined ? undefined : { label: words.address, lines: [place.address] },
    hours && {
      label: words.hours,
      lines: [...hoursOfDay, ...weekLines(hours, language)],
      isFirstStrong: hoursOfDay.length > 0,
    },
    price === undefined ? undefined : { label: words.price, lines: [price] },
    place.phone === undefined ? undefined : { label: words.phone, lines: [place.phone] },
  ];
  return {
    name: place.name,
    address: `${publicUrl}/${hoster.slug}/cityguide/activity/${place._id}`,
    summary: place.summary,
    warning:
      ranges?.length === 0 && day !== undefined ? words.closedOn(dayInWords(day, language)) : undefined,
    facts: facts.filter((fact) => fact !== undefined),
    advice: place.advice && [place.advice.text, place.advice.author].filter(Boolean).join(' — '),
    promo: place.promo,
    booking: bookingOf(place.bookingLink),
  };
}
