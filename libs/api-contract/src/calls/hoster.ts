import * as v from 'valibot';
import {
  Coordinates,
  EntryId,
  ExternalUrl,
  Id,
  LanguageCode,
  list,
  Moment,
  ResourceUrl,
} from '../base/common';
import { Words } from '../base/words';
import { defineRoute } from '../base/route';
import { ShortName } from '../base/shortName';

/** What a navigation element leads to: `activity` to the city guide, `animations` to the hotel's own programme. */
export const navigationLabels = [
  'home',
  'service',
  'information',
  'advantage',
  'seminars',
  'gdpr',
  'activity',
  'animations',
  'personalPage',
] as const;

export const NavigationElement = v.object({
  _id: EntryId,
  /** A plain string: the app leaves out an element whose label it does not know. */
  label: v.string(),
  icon: v.optional(v.string(), ''),
  /** On the tab bar. */
  shortName: v.optional(Words, ''),
  /** In the menu; one name stands for the other. */
  longName: v.optional(Words, ''),
  /** One line below the name on home's tiles. */
  description: v.optional(Words),
  isActivated: v.optional(v.boolean(), true),
  /** The id of a personal page, with the label `personalPage`. */
  personalPage: v.optional(Id),
});
export type NavigationElement = v.InferOutput<typeof NavigationElement>;

export const FontFamily = v.object({ value: v.string(), url: v.optional(v.string()) });
export type FontFamily = v.InferOutput<typeof FontFamily>;

const Pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(64));

export const Customization = v.object({
  welcomePicture: v.optional(ResourceUrl),
  /** Colours are free text: a brand has a default for one that cannot be read. Storybook shows the warning. */
  primaryColor: v.optional(v.string()),
  secondaryColor: v.optional(v.string()),
  backgroundColor: v.optional(v.string()),
  isDarkText: v.optional(v.boolean()),
  titleFontFamily: v.optional(FontFamily),
  textFontFamily: v.optional(FontFamily),
  roundedCorners: v.optional(
    v.object({ control: v.optional(Pixels), card: v.optional(Pixels), sheet: v.optional(Pixels) }),
  ),
  showLogoBackground: v.optional(v.boolean(), false),
  showPhoneFloatingButton: v.optional(v.boolean(), false),
  navigation: v.optional(
    v.object({
      isNavigationBarActivated: v.optional(v.boolean(), false),
      navigationElements: list(NavigationElement),
    }),
    {},
  ),
});
export type Customization = v.InferOutput<typeof Customization>;

/** Whether this device knows the time zone. */
function isTimeZone(timeZone: string): boolean {
  try {
    return !!Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
}

export const Hoster = v.object({
  _id: Id,
  slug: v.string(),
  name: Words,
  logo: v.optional(ResourceUrl),
  brand: v.optional(v.string()),
  language: v.optional(LanguageCode, 'en'),
  /** IANA name; absent means Europe/Paris. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'is no time zone')), 'Europe/Paris'),
  /**
   * How far `timeZone` is ahead of UTC at a moment, in minutes, by the server's time zone data. Countries change their
   * rules, and the data of an old phone may be outdated.
   */
  utcOffset: v.optional(
    v.object({
      minutes: v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(840)),
      at: Moment,
    }),
  ),
  /** ISO 4217. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u, 'is no currency code')), 'EUR'),
  /** One or two sentences for home and link previews. */
  description: v.optional(Words),
  address: v.optional(Words),
  coordinates: v.optional(Coordinates),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Named values, each a JSON string. */
  properties: v.optional(v.record(v.string(), v.string()), {}),
  popupMessage: v.optional(
    v.object({ message: v.string(), showOnFirstVisit: v.optional(v.boolean(), false) }),
  ),
  customization: v.optional(Customization, {}),
  subscriptionStatus: v.optional(
    v.object({ isAdditionalSellsSubscribed: v.optional(v.boolean(), false) }),
    {},
  ),
  functionalities: v.optional(
    v.object({ calls: v.optional(v.boolean()), messages: v.optional(v.boolean()) }),
    {},
  ),
  messagingLink: v.optional(ExternalUrl),
  compliance: v.optional(
    v.object({
      docLegalMentions: v.optional(ResourceUrl),
      docPersonalDataProtectionPolicy: v.optional(ResourceUrl),
    }),
    {},
  ),
  reviewInfo: v.optional(
    v.object({
      threshold: v.optional(v.number(), 8),
      reviewLink: v.optional(ExternalUrl),
      showLinkTo: v.optional(v.picklist(['all', 'aboveThreshold']), 'all'),
    }),
  ),
  /** How ordering goes at this hotel. */
  orderInfo: v.optional(
    v.object({
      /** Minutes after ordering in which a guest may cancel what is not confirmed; 0 forbids it. */
      cancelGraceMinutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_440))),
    }),
  ),
  /** The city guide's radius. */
  radiusKm: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(100)), 5),
});
export type Hoster = v.InferOutput<typeof Hoster>;

export const hosterRoutes = {
  getHoster: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'hoster',
    summary: 'The hotel behind a short code: brand, navigation, functions',
    query: v.object({ shortcut: ShortName }),
    answer: Hoster,
    isCacheable: true,
  }),
};
