import { hotels, slugs, type Hotel } from './hotels';
import { everyCase, pairwise, type Case } from './pairwise';
import type { Screen } from './screen';
import { screens } from './screens';

/** The conditions under which a screen is checked. */
export const layouts = {
  320: { viewport: { width: 320, height: 640 }, isPhone: true },
  390: { viewport: { width: 390, height: 844 }, isPhone: true },
  1280: { viewport: { width: 1280, height: 800 }, isPhone: false },
} as const;
type LayoutName = '320' | '390' | '1280';

const factors = {
  screen: screens.map(({ id }) => id),
  hotel: slugs,
  layout: ['320', '390', '1280'],
  language: ['fr', 'en'],
} as const;

/** `largeText`: the guest's browser shows text at 200 %. */
const withText = { ...factors, text: ['usual', 'large'] } as const;

export interface Shot {
  screen: Screen;
  hotel: Hotel;
  layout: LayoutName;
  language: 'fr' | 'en';
  text: 'usual' | 'large';
  /** The unique name, for tests and pictures. */
  name: string;
}

function shotOf(values: Case<typeof withText>): Shot {
  const screen = screens.find(({ id }) => id === values.screen);
  const hotel = hotels.find(({ slug }) => slug === values.hotel);
  if (!screen || !hotel) throw new Error(`No screen ${values.screen} of ${values.hotel}`);
  const { layout, language, text } = values;
  const name = [hotel.slug, screen.id, layout, language, ...(text === 'large' ? ['large'] : [])].join('-');
  return { screen, hotel, layout, language, text, name };
}

/** Whether the case exists: the hotel has the screen; a screen of no hotel is checked with one hotel only. */
function isPossible({ screen, hotel, layout, text }: Case<typeof withText>): boolean {
  // WCAG asks for the smallest window or the largest text, not for both.
  if (text === 'large' && layout === '320') return false;
  const { at, isOfNoHotel = false } = screens.find(({ id }) => id === screen) ?? {};
  const its = hotels.find(({ slug }) => slug === hotel);
  if (isOfNoHotel && hotel !== slugs[0]) return false;
  return its !== undefined && at?.(its) !== undefined;
}

/** Every route in every layout, language and hotel at the usual text size; large text on phones only. */
export const everyShot = (): Shot[] =>
  everyCase(
    withText,
    (values) => isPossible(values) && (values.text === 'usual' || values.layout === '390'),
  ).map(shotOf);

/** The cases of `npm run test:browsers`: every pair of values occurs at least once. */
export const selectedShots = (): Shot[] =>
  pairwise(
    { ...withText, screen: screens.filter(({ isForPictures }) => !isForPictures).map(({ id }) => id) },
    isPossible,
  ).map(shotOf);
