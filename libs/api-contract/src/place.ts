import * as v from 'valibot';
import { Coordinates, FilledLine, LanguageCode } from './common';
import { MAX_PLACE_QUERY_LENGTH } from './limits';
import { defineRoute } from './route';

/** What may be looked for; the default is the specification's (section 7). */
export const placeTypes = ['cities'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A place as an address autocomplete knows it: components, geometry, place id, formatted address (spec 7). */
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

/** What is typed, and in whose language; in the body, since a birth place belongs in no address and no log. */
const PlaceRequest = v.object({
  query: v.pipe(FilledLine, v.maxLength(MAX_PLACE_QUERY_LENGTH)),
  type: v.optional(v.picklist(placeTypes), 'cities'),
  language: v.optional(LanguageCode, 'fr'),
  /** Whose places come first among equals: ISO 3166-1 alpha-2 or XK. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
});

export const placeRoutes = {
  getPlaces: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'places',
    summary: 'Places whose name begins with what is typed; never cached, and never in the log',
    source: 'our addition: docs/decisions/0012',
    body: PlaceRequest,
    answer: Places,
  }),
};
