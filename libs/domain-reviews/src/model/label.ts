/** How a stay was overall, worst first. */
const overallLabels = ['terrible', 'bad', 'ok', 'good', 'excellent'] as const;
type OverallLabel = (typeof overallLabels)[number];

/** A label of the scale: one of ours, shown in the guest's language, or the hotel's own words. */
export type Label = { known: OverallLabel } | { text: string };

/** The default labels as a hotel may have written them. */
const written: Record<string, OverallLabel> = {
  terrible: 'terrible',
  mauvais: 'bad',
  bad: 'bad',
  ok: 'ok',
  bien: 'good',
  good: 'good',
  excellent: 'excellent',
};

export const defaultLabels: readonly Label[] = overallLabels.map((known) => ({ known }));

/** The labels that a hotel's texts mean, without blank ones. */
export function labelsOf(texts: readonly string[]): readonly Label[] {
  const words = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (words.length === 0) return defaultLabels;
  return words.map((text) => {
    const key = text.toLowerCase();
    const known = Object.hasOwn(written, key) ? written[key] : undefined;
    return known ? { known } : { text };
  });
}
