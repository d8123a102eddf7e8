import { useLanguage } from '@guest/i18n';
import { useHoster } from './useHoster';

/**
 * The hotel's language where it differs from the interface's: the `lang` of the hotel's words (WCAG 2.2 SC 3.1.2).
 */
export function useHosterLang(): string | undefined {
  const { language } = useHoster();
  return language === useLanguage() ? undefined : language;
}
