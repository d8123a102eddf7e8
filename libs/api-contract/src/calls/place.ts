import * as v from 'valibot';
import { Coordinates, FilledLine, LanguageCode } from '../base/common';
import { MAX_PLACE_QUERY_LENGTH } from '../base/limits';
import { defineRoute } from '../base/route';

/** The kinds of place that may be looked for. A request without a kind looks for cities. */
export const placeTypes = ['cities'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A place as an address autocomplete knows it: components, geometry, place id, formatted address. */
export const Place = v.object({
  placeId: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  /** "Lyon, Auvergne-Rhône-Alpes, France". */
  formattedAddress: v.string(),
  addressComponents: v.object({
    city: v.string(),
    region: v.optional(v.string()),
    postalCode: v.optional(v.string()),
    addressLine: v.optional(v.string()),
    /** In the language that was asked for. */
    country: v.string(),
    /** ISO 3166-1 alpha-2 or XK. */
    countryCode: v.string(),
  }),
  geometry: v.object({ location: Coordinates }),
});
export type Place = v.InferOutput<typeof Place>;

/** The best places first, at most ten. */
export const Places = v.object({ places: v.optional(v.array(Place), []) });
export type Places = v.InferOutput<typeof Places>;

/** The typed text and its language, in the body: a birth place must not be in an address or a log. */
const PlaceRequest = v.object({
  query: v.pipe(FilledLine, v.maxLength(MAX_PLACE_QUERY_LENGTH)),
  type: v.optional(v.picklist(placeTypes), 'cities'),
  language: v.optional(LanguageCode, 'fr'),
  /** The country whose places come first among equals: ISO 3166-1 alpha-2 or XK. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
});

export const placeRoutes = {
  getPlaces: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'places',
    summary: 'Places whose name begins with what is typed; never cached, and never in the log',
    body: PlaceRequest,
    answer: Places,
  }),
};
