import type { i18n } from 'i18next';

/**
 * Loads the texts of a screen that are not loaded yet; undefined where none is missing. Rejects where one fails to
 * load, because a screen must not show the keys of its texts.
 */
export function bringTexts(i18n: i18n, namespaces: readonly string[]): Promise<void> | undefined {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  if (missing().length === 0) return undefined;
  const bring = async () => {
    await i18n.reloadResources([i18n.language], missing());
    if (missing().length > 0) throw new Error(`Texts did not load: ${missing().join(', ')}`);
  };
  return bring();
}
