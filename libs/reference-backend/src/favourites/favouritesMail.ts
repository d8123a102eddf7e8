import { Email, hotelClock, type Activity, type Hoster, type LanguageCode } from '@guest/api-contract';
import * as v from 'valibot';
import type { Mail } from '../mail/mailer';
import { dayInWords } from './formats';
import { mailColours } from './mailColours';
import { placeView } from './placeView';
import { renderHtml } from './renderHtml';
import { renderText } from './renderText';
import { mailWords } from './words';

export interface FavouritesMail {
  id: string;
  to: string;
  hoster: Hoster;
  places: Activity[];
  language: LanguageCode;
  day: string | undefined;
  publicUrl: string;
  now: Date;
}

/** Writes a guest's favourites as a mail of the hotel. */
export function favouritesMail({
  id,
  to,
  hoster,
  places,
  language,
  day,
  publicUrl,
  now,
}: FavouritesMail): Mail {
  const words = mailWords[language];
  const dayName = day === undefined ? undefined : dayInWords(day, language);
  const hotel = hoster.name;
  const today = hotelClock(now, hoster.timeZone).day;
  const content = {
    language,
    hotel,
    subject: dayName === undefined ? words.subject(places.length, hotel) : words.planSubject(dayName, hotel),
    greeting: dayName === undefined ? words.greeting(places.length) : words.planGreeting(dayName),
    footer: words.footer(hotel),
    colours: mailColours(hoster.customization.primaryColor),
    places: places.map((place) => placeView(place, { hoster, publicUrl, language, day, today })),
    words,
  };
  return {
    id,
    to,
    fromName: hotel,
    replyTo: v.is(Email, hoster.email) ? hoster.email : undefined,
    language,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
  };
}
