/** The categories of places, in a file of their own: a screen that only names them does not load the schemas. */
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
