import * as v from 'valibot';
import { Coordinates, ExternalUrl, Id, list, ResourceUrl } from '../base/common';
import { OpeningHours } from '../base/openingHours';
import { Price } from './product';
import { defineRoute } from '../base/route';

export const activityCategories = [
  'activities',
  'haveADrink',
  'shops',
  'discovery',
  'child',
  'escape',
  'experience',
  'leisure',
  'monuments',
  'museum',
  'restaurant',
  'sport',
  'nightlife',
] as const;

/** A point of interest around the hotel. */
export const Activity = v.object({
  _id: Id,
  name: v.string(),
  /** One of `activityCategories`; others are shown without a pill. */
  category: v.optional(v.string()),
  summary: v.optional(v.string()),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  picture: v.optional(ResourceUrl),
  coordinates: v.optional(Coordinates),
  address: v.optional(v.string()),
  openingHours: v.optional(OpeningHours),
  price: v.optional(Price),
  phone: v.optional(v.string()),
  link: v.optional(ExternalUrl),
  /** The map display toggle. */
  isShownOnMap: v.optional(v.boolean(), true),
  /** A word of the hotel's own ("Entrez par la rue de Paris"). */
  advice: v.optional(v.object({ author: v.optional(v.string()), text: v.string() })),
});
export type Activity = v.InferOutput<typeof Activity>;

/** The city guide: without a city the app shows Paris. */
export const CityGuide = v.object({
  experiences: list(Activity),
  targetedCity: v.optional(v.string()),
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
      limit: v.optional(numeric(-1, 1_000), '-1'),
    }),
    answer: CityGuide,
    isCacheable: true,
  }),
};
