import type { Page } from '@playwright/test';
import type { Engine } from './database';
import type { Sites } from '../setup/sites';
import type { Language } from './words';
import { speak } from './visit';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

/** Each language uses another database; tests read both. */
export const engineOf: Record<Language, Engine> = { fr: 'sqlite', en: 'postgres' };

/** Half of the four combinations: one language on phones, the other one on wide screens. */
export async function speakHalf(page: Page, sites: Sites, onPhones: Language = 'fr') {
  const language: Language = isPhone(page) === (onPhones === 'fr') ? 'fr' : 'en';
  const engine = engineOf[language];
  const origin = sites[engine];
  await speak(page, origin, language);
  return { language, engine, origin };
}
