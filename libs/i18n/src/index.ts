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
  capitalised,
  formatCalendarDay,
  formatCents,
  formatDay,
  formatDistance,
  formatList,
  formatMinutes,
  formatMoment,
  formatShortDay,
  formatTimeOfDay,
  formatWeekday,
} from './formats';
export { holdLanguage, switchLanguage } from './switchLanguage';
export { useLanguage } from './useLanguage';
export { deviceZone } from './deviceZone';
