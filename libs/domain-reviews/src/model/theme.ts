import type { ReviewTheme } from '@guest/api-contract';

/** The themes that have a name in both languages (spec 3). */
export const knownThemes = [
  'experience',
  'room',
  'services',
  'staff',
  'location',
  'cleanliness',
  'comfort',
  'restoration',
  'restaurant',
  'equipment',
  'quality_price',
  'exterior',
  'bedding',
  'breakfast',
  'jacuzzi',
  'pool',
  'safety',
  'parking',
  'spa',
  'wifi',
] as const satisfies readonly ReviewTheme[];

/** The theme that a name from data means, however it is written; undefined for one of the hotel's own. */
export function themeOf(name: string): ReviewTheme | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
  return knownThemes.find((theme) => theme === key);
}
