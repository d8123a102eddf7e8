export {
  chooseLanguage,
  isLanguage,
  languageCookie,
  languageInCookie,
  preferredLanguage,
  type Language,
} from './language';
export { createI18n, loadTexts, type LoadedTexts, type TextSources } from './createI18n';
export {
  formatCents,
  formatDay,
  formatList,
  formatMoment,
  formatShortDay,
  formatTimeOfDay,
  formatWeekday,
  hotelClock,
} from './formats';
export { switchLanguage } from './switchLanguage';
export { useLanguage } from './useLanguage';
export { momentAt } from './momentAt';
export { deviceZone } from './deviceZone';
