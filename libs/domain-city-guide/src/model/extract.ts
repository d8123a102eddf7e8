import { distanceM, type Activity, type Coordinates } from '@guest/api-contract';
import { categoriesIn, categoryOf } from './categories';
import type { Guide } from './place';

/** The rows of a list that a server puts into its page: more than a first look shows. */
const SERVED_ROW_COUNT = 12;

/** Without what only the place's own page shows. */
function shortened({ description: _, translations, ...activity }: Activity): Activity {
  const short = (of: NonNullable<typeof translations>['fr']) =>
    of && { name: of.name, summary: of.summary, advice: of.advice };
  return {
    ...activity,
    translations: translations && { fr: short(translations.fr), en: short(translations.en) },
  };
}

/** Metres from the centre; a place without coordinates is farther than every other. */
const metresFrom = (centre: Coordinates, { coordinates }: Activity) =>
  coordinates ? distanceM(centre, coordinates) : Infinity;

/** Whether it stands above the list: the hotel says a word about it, and its picture is not that of the city. */
export const isRecommended = (
  { advice, picture }: Pick<Activity, 'advice' | 'picture'>,
  { cityImage }: Pick<Guide, 'cityImage'>,
): boolean => advice !== undefined && picture !== undefined && picture !== cityImage;

/** What a page from the server holds of a guide: the first rows of its list, or one place whole. */
export function extractOf({ activities, ...guide }: Guide, placeId?: string): Guide {
  const whole = {
    placeCount: activities.length,
    categories: categoriesIn(activities.map(({ category }) => ({ category: categoryOf(category) }))),
    placeId,
  };
  if (placeId !== undefined)
    return { ...guide, activities: activities.filter(({ _id }) => _id === placeId), whole };
  const sorted = activities
    .map((activity) => ({ activity, metres: metresFrom(guide.centre, activity) }))
    .sort((one, other) => (one.metres === other.metres ? 0 : one.metres - other.metres))
    .map(({ activity }) => activity);
  const first = sorted.slice(0, SERVED_ROW_COUNT);
  const recommended = sorted.find((activity) => isRecommended(activity, guide));
  if (recommended && !first.includes(recommended)) first.push(recommended);
  return { ...guide, activities: first.map(shortened), whole };
}
