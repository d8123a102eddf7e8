import type { i18n } from 'i18next';

/**
 * Brings the texts of a screen, once more where an earlier try has failed; undefined where they are all here. Rejects for
 * those that do not come: no screen is drawn in the names of its texts.
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
