import { expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from './index';

const sources = {
  tea: {
    fr: () => Promise.resolve({ default: { hello: 'Bonjour {{name}}' } }),
    en: () => Promise.resolve({ default: { hello: 'Hello {{name}}' } }),
  },
};
const say = (i18n: { t: unknown }) =>
  (i18n.t as (key: string, values: object) => string)('tea:hello', { name: '<Zoé>' });

it('has texts at hand at once, unescaped: React escapes', async () => {
  const loaded = await loadTexts(sources, ['tea'], 'fr');
  expect(say(createI18n({ language: 'fr', sources, loaded }))).toBe('Bonjour <Zoé>');
});

it('loads the other language when the guest switches', async () => {
  const i18n = createI18n({ language: 'fr', sources, loaded: await loadTexts(sources, ['tea'], 'fr') });
  await i18n.changeLanguage('en');
  expect(say(i18n)).toBe('Hello <Zoé>');
});

it('asks again for texts that did not come (5 retries from 350 ms, doubling)', async () => {
  vi.useFakeTimers();
  const en = vi
    .fn<() => Promise<{ default: object }>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue({ default: { hello: 'Hello {{name}}' } });
  const i18n = createI18n({ language: 'en', sources: { tea: { fr: en, en } } });
  const loading = i18n.loadNamespaces('tea');
  await vi.advanceTimersByTimeAsync(350 + 700);
  await loading;
  expect(en).toHaveBeenCalledTimes(3);
  expect(say(i18n)).toBe('Hello <Zoé>');
  vi.useRealTimers();
});

it('gives up after the fifth retry', async () => {
  vi.useFakeTimers();
  const en = vi.fn(() => Promise.reject(new Error('gone')));
  const i18n = createI18n({ language: 'en', sources: { tea: { fr: en, en } } });
  const loading = i18n.loadNamespaces('tea').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(350 * (1 + 2 + 4 + 8 + 16));
  await loading;
  expect(en).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(en).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});

it('asks for ten texts at a time', async () => {
  const release: (() => void)[] = [];
  const source = () =>
    new Promise<{ default: object }>((resolve) => release.push(() => resolve({ default: {} })));
  const names = Array.from({ length: 12 }, (_, index) => `tea${index}`);
  const many = Object.fromEntries(names.map((name) => [name, { fr: source, en: source }]));
  const loading = createI18n({ language: 'en', sources: many }).loadNamespaces(names);
  await vi.waitFor(() => expect(release.length).toBeGreaterThanOrEqual(10));
  expect(release).toHaveLength(10);
  release[0]?.();
  await vi.waitFor(() => expect(release).toHaveLength(11));
  for (let at = 1; at < 12; at += 1) {
    await vi.waitFor(() => expect(release.length).toBeGreaterThan(at));
    release[at]?.();
  }
  await loading;
});

it('keeps requests apart', async () => {
  const loaded = await loadTexts(sources, ['tea'], 'fr');
  const [one, other] = [
    createI18n({ language: 'fr', sources, loaded }),
    createI18n({ language: 'fr', sources, loaded }),
  ];
  await one.changeLanguage('en');
  expect(other.language).toBe('fr');
});
