import {
  activityIn,
  distanceM,
  walkingMinutes,
  type Activity,
  type CityGuide,
  type Coordinates,
  type LanguageCode,
} from '@guest/api-contract';
import { memoize } from '@guest/state';
import { shownEntries } from '@guest/visit';
import { categoryOf, type Category } from './categories';

interface WholeGuide {
  placeCount: number;
  categories: readonly Category[];
  placeId?: string | undefined;
}

/** A city guide as this device holds it. */
export interface Guide {
  /** As the service answered them, each id once. */
  activities: readonly Activity[];
  /** From where distances are. */
  centre: Coordinates;
  city?: string | undefined;
  cityImage?: string | undefined;
  /** Only of an extract: what the whole guide has, and the place that the extract is about. */
  whole?: WholeGuide | undefined;
}

/** A place of the guide, its texts in one language. */
export interface Place extends Pick<
  Activity,
  | 'name'
  | 'summary'
  | 'description'
  | 'picture'
  | 'coordinates'
  | 'address'
  | 'openingHours'
  | 'osmOpeningHours'
  | 'price'
  | 'phone'
  | 'link'
  | 'bookingLink'
  | 'promo'
  | 'advice'
> {
  id: string;
  category: Category;
  /** The language of its texts; undefined: the hotel's. */
  language?: LanguageCode | undefined;
  /** Whether it has a pin: it has coordinates, and the hotel shows it on the map. */
  isOnMap: boolean;
  /** Metres from the guide's centre, in a straight line; undefined without coordinates. */
  metres?: number | undefined;
  /** Minutes on foot from there. */
  walkMinutes?: number | undefined;
}

/** What the service says, in the domain's words. A place without a name cannot be shown. */
export function fromCityGuide(
  { experiences, targetedCity, cityImage }: CityGuide,
  centre: Coordinates,
): Guide {
  const activities = shownEntries(experiences, ({ name }) => name);
  return { activities, centre, city: targetedCity, cityImage };
}

function toPlace(activity: Activity, centre: Coordinates, language: LanguageCode): Place {
  const { _id, category, isShownOnMap, ...said } = activityIn(activity, language);
  const { coordinates } = said;
  const metres = coordinates && distanceM(centre, coordinates);
  return {
    ...said,
    id: _id,
    name: said.name.trim(),
    category: categoryOf(category),
    isOnMap: isShownOnMap && coordinates !== undefined,
    metres,
    walkMinutes: metres === undefined ? undefined : walkingMinutes(metres),
  };
}

const placesByLanguage = memoize((_guide: Guide) => new Map<LanguageCode, readonly Place[]>());

/** The guide's places, nearest first; those without coordinates come last. The same list at every call. */
export function placesOf(guide: Guide, language: LanguageCode): readonly Place[] {
  const made = placesByLanguage(guide);
  const known = made.get(language);
  if (known) return known;
  const places = guide.activities.map((activity) => toPlace(activity, guide.centre, language));
  places.sort(({ metres: one = Infinity }, { metres: other = Infinity }) =>
    one === other ? 0 : one - other,
  );
  made.set(language, places);
  return places;
}

/** The places by id. */
export const placesById = memoize(
  (places: readonly Place[]): ReadonlyMap<string, Place> => new Map(places.map((place) => [place.id, place])),
);
