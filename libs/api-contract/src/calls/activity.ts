import * as v from 'valibot';
import { Coordinates, ExternalUrl, Id, LanguageCode, list, ResourceUrl, SecureUrl } from '../base/common';
import { Words } from '../base/words';
import { MAX_OSM_HOURS_LENGTH } from '../base/limits';
import { OpeningHours } from '../base/openingHours';
import { Price } from './product';
import { defineRoute } from '../base/route';

/** What a place gives to guests who say a code ("5 % de remise"). */
export const Promo = v.object({ text: Words, code: v.optional(v.string()) });
export type Promo = v.InferOutput<typeof Promo>;

const Advice = v.object({ author: v.optional(Words), text: Words });

/** The texts of a place in another language; one that is left out stays as it is. */
export const ActivityTranslation = v.object({
  name: v.optional(Words),
  summary: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  promo: v.optional(v.object({ text: Words })),
  advice: v.optional(Advice),
});
export type ActivityTranslation = v.InferOutput<typeof ActivityTranslation>;

/** A point of interest around the hotel. */
export const Activity = v.object({
  _id: Id,
  name: Words,
  /** One of `activityCategories`; others are shown among "other places". */
  category: v.optional(Words),
  summary: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  picture: v.optional(ResourceUrl),
  coordinates: v.optional(Coordinates),
  address: v.optional(Words),
  openingHours: v.optional(OpeningHours),
  /** The same in OpenStreetMap's `opening_hours` syntax; it wins, since it knows seasons and holidays. */
  osmOpeningHours: v.optional(v.pipe(v.string(), v.maxLength(MAX_OSM_HOURS_LENGTH))),
  price: v.optional(Price),
  phone: v.optional(v.string()),
  link: v.optional(ExternalUrl),
  bookingLink: v.optional(SecureUrl),
  promo: v.optional(Promo),
  /** The map display toggle. */
  isShownOnMap: v.optional(v.boolean(), true),
  /** A word of the hotel's own ("Entrez par la rue de Paris"). */
  advice: v.optional(Advice),
  /** The language of the texts above. Absent: the hotel's. */
  language: v.optional(LanguageCode),
  translations: v.optional(
    v.object({ fr: v.optional(ActivityTranslation), en: v.optional(ActivityTranslation) }),
  ),
});
export type Activity = v.InferOutput<typeof Activity>;

/** A city guide. Without a city the app shows Paris. */
export const CityGuide = v.object({
  experiences: list(Activity),
  targetedCity: v.optional(Words),
  cityImage: v.optional(ResourceUrl),
});
export type CityGuide = v.InferOutput<typeof CityGuide>;

/** A number written in an address. */
// @__NO_SIDE_EFFECTS__
const numeric = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(40),
    v.toNumber(),
    v.number(),
    v.minValue(min),
    v.maxValue(max),
  );

export const activityRoutes = {
  getAroundMe: defineRoute({
    method: 'GET',
    service: 'activities',
    path: 'around-me',
    summary: 'Points of interest within a radius; limit -1 is all of them',
    query: v.object({
      latitude: numeric(-90, 90),
      longitude: numeric(-180, 180),
      radiusKm: numeric(0.1, 100),
      limit: v.optional(v.pipe(numeric(-1, 1_000), v.integer()), '-1'),
    }),
    answer: CityGuide,
    isCacheable: true,
  }),
};
