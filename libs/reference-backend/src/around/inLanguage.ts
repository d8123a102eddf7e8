import type { CityGuide, LanguageCode } from '@guest/api-contract';

/** The guide with a language for each place that names none. */
export function inLanguage(guide: CityGuide, language: LanguageCode): CityGuide {
  return { ...guide, experiences: guide.experiences.map((place) => ({ language, ...place })) };
}
