import type { i18n } from 'i18next';
import type { Language } from './language';

/** By an instance's store: `useTranslation` gives a copy of the instance. */
const holds = new WeakMap<object, Promise<void>>();

/**
 * Makes switches wait until the returned function is called: React must hydrate the HTML of a page in the language in
 * which the server wrote it.
 */
export function holdLanguage(i18n: i18n): () => void {
  let release = () => {};
  holds.set(i18n.store, new Promise<void>((resolve) => (release = resolve)));
  return release;
}

/**
 * Switches the language once all texts on the screen are loaded in it. Resolves with false, and changes nothing,
 * where a text could not be loaded.
 */
export async function switchLanguage(
  i18n: i18n,
  language: Language,
  change: (speak: () => void) => void = (speak) => speak(),
): Promise<boolean> {
  const shown = Object.keys(i18n.store.data[i18n.language] ?? {});
  const missing = () => shown.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // Loads the texts again if an earlier attempt failed.
  if (missing().length > 0) await i18n.reloadResources([language], missing());
  if (missing().length > 0) return false;
  await holds.get(i18n.store);
  change(() => {
    void i18n.changeLanguage(language).then(() => {
      document.documentElement.lang = language;
    });
  });
  return true;
}
