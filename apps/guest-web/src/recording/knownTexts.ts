import type { i18n } from 'i18next';

/** All texts of a catalogue without a place for a name or a number. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{{') ? [] : [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Tells whether a text is, as a whole, one of the app's own. Texts are loaded with their screens. */
export function createKnownTexts({ store }: Pick<i18n, 'store'>): (text: string) => boolean {
  let known: ReadonlySet<string> = new Set();
  let loaded = 0;
  const countOf = () =>
    Object.values(store.data).reduce((sum, namespaces) => sum + Object.keys(namespaces).length, 0);
  return (text) => {
    const count = countOf();
    if (count !== loaded) known = new Set(textsOf(store.data));
    loaded = count;
    return known.has(text.trim());
  };
}
