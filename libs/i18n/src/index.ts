export {
  chooseLanguage,
  isLanguage,
  languageCookie,
  languageInCookie,
  languages,
  preferredLanguage,
  type Language,
} from './language';
export {
  createI18n,
  loadTexts,
  type I18nOptions,
  type LoadedTexts,
  type TextSource,
  type TextSources,
} from './createI18n';
export { formatCents, formatDay, formatList, formatMoment, formatTimeOfDay, hotelClock } from './formats';
export { useLanguage } from './useLanguage';
