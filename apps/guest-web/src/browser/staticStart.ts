import type { RuntimeConfig } from '@guest/api-client';
import { chooseLanguage, languageInCookie, preferredLanguage, type Language } from '@guest/i18n';
import { globalCss } from '@guest/design-system';
import type { Registry } from '@guest/state';
import { useVisitStore } from '@guest/visit';
import { brandInputOf } from '../model/brandInput';
import { markPhoneFrame } from '../layout/phoneFrame';
import { loadEntry, loadHoster } from '../routing/loadEntry';
import type { Match } from '../routing/table';
import { browserApi } from './browserApi';

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** The way into a page that no server rendered: configuration, hotel and brand come first, then the screen. */
export async function staticStart(
  registry: Registry,
  match: Match,
): Promise<{ config: RuntimeConfig; language: Language }> {
  addStyle(globalCss);
  markPhoneFrame();
  const { parseRuntimeConfig } = await import('@guest/api-client');
  const answer = await fetch('/config.json').catch(() => undefined);
  const written: unknown = answer?.ok ? await answer.json().catch(() => ({})) : {};
  const config = parseRuntimeConfig(written);
  const api = browserApi(config);
  await loadHoster(match, registry, api);
  const { hoster } = useVisitStore.in(registry).getState();
  if (hoster.status === 'success') {
    const { brandCss, brandFrom } = await import('@guest/design-system/brand');
    addStyle(brandCss(brandFrom(brandInputOf(hoster.data))));
  }
  const language = chooseLanguage({
    choice: languageInCookie(document.cookie),
    browser: preferredLanguage(navigator.languages),
    hotel: hoster.status === 'success' ? hoster.data.language : null,
  });
  document.documentElement.lang = language;
  void loadEntry(match, registry, api);
  return { config, language };
}
