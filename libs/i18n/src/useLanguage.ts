import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './language';

/** The active language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation(undefined, { useSuspense: false });
  return isLanguage(i18n.language) ? i18n.language : 'fr';
}
