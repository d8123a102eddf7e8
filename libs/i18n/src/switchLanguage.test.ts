import { expect, it } from 'vitest';
import { createI18n, holdLanguage, loadTexts, switchLanguage } from './index';

const sources = {
  tea: {
    fr: () => Promise.resolve({ default: { hello: 'Bonjour' } }),
    en: () => Promise.resolve({ default: { hello: 'Hello' } }),
  },
};
const french = async () =>
  createI18n({ language: 'fr', sources, loaded: await loadTexts(sources, ['tea'], 'fr') });

it('switches once it may', async () => {
  const i18n = await french();
  const release = holdLanguage(i18n);
  const switching = switchLanguage(i18n, 'en');
  await i18n.loadLanguages('en');
  await new Promise((resolve) => setTimeout(resolve));
  expect(i18n.language).toBe('fr');
  release();
  expect(await switching).toBe(true);
  await expect.poll(() => document.documentElement.lang).toBe('en');
  expect(i18n.language).toBe('en');
});

it('keeps the language where its texts do not come', async () => {
  const lost = { tea: { ...sources.tea, en: () => Promise.reject(new Error('gone')) } };
  const i18n = createI18n({ language: 'fr', sources: lost, loaded: await loadTexts(lost, ['tea'], 'fr') });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(await switchLanguage(i18n, 'en')).toBe(false);
  expect(i18n.language).toBe('fr');
  Reflect.deleteProperty(navigator, 'onLine');
});
