/** The drawings of `scenes.svg`: what a place is, then what has nothing to show yet. */
export const sceneNames = [
  'activities',
  'child',
  'discovery',
  'escape',
  'experience',
  'haveADrink',
  'leisure',
  'monuments',
  'museum',
  'nightlife',
  'other',
  'restaurant',
  'shops',
  'sport',
  'gift',
  'list',
  'rest',
  'search',
] as const;
export type SceneName = (typeof sceneNames)[number];
