import { useLanguage } from '@guest/i18n';
import { useHoster } from './useHoster';

/** The hotel's language, where it is not the interface's: its words are marked with it (decisions.md 2). */
export function useHosterLang(): string | undefined {
  const { language } = useHoster();
  return language === useLanguage() ? undefined : language;
}
