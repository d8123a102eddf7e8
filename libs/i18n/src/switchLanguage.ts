import type { i18n } from 'i18next';
import type { Language } from './language';

/**
 * Speaks another language once all texts that are shown are here in it; else nothing changes, rather than words being
 * lost. Resolves with whether it speaks it.
 */
export async function switchLanguage(
  i18n: i18n,
  language: Language,
  change: (speak: () => void) => void = (speak) => speak(),
): Promise<boolean> {
  const shown = Object.keys(i18n.store.data[i18n.language] ?? {});
  const missing = () => shown.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Asked for anew, too, where an earlier try has failed.
  if (missing().length > 0) await i18n.reloadResources([language], missing());
  if (missing().length > 0) return false;
  change(() => {
    void i18n.changeLanguage(language).then(() => {
      document.documentElement.lang = language;
    });
  });
  return true;
}
