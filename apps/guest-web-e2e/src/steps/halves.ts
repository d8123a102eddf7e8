import type { Page } from '@playwright/test';
import type { Engine } from './database';
import type { Sites } from '../setup/sites';
import type { Language } from './words';
import { speak } from './visit';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

/** Each language on a database of its own: both are read back. */
export const engineOf: Record<Language, Engine> = { fr: 'sqlite', en: 'postgres' };

/** For what need not be tried in all four: one language on phones, the other one on wide screens. */
export async function speakHalf(page: Page, sites: Sites, onPhones: Language = 'fr') {
  const language: Language = isPhone(page) === (onPhones === 'fr') ? 'fr' : 'en';
  const engine = engineOf[language];
  const origin = sites[engine];
  await speak(page, origin, language);
  return { language, engine, origin };
}
