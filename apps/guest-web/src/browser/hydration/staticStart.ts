import type { RuntimeConfig } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import { chooseLanguage, languageInCookie, preferredLanguage, type Language } from '@guest/i18n';
import { globalCss } from '@guest/design-system';
import { timeLimit, type Registry } from '@guest/state';
import { useVisitStore } from '@guest/visit';
import { brandInputOf } from '../../model/brandInput';
import { frameCss } from '../../layout/frameCss';
import { markPhoneFrame } from '../../layout/phoneFrame';
import { loadEntry, loadHoster } from '../../routing/loadEntry';
import type { Match } from '../../routing/table';
import { browserApi } from '../loading/browserApi';
import { addFontStylesheets } from './addFontStylesheets';

/** Longer than the slowest phone needs for a file of this size. */
const CONFIG_MS = 10_000;

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** What the server writes into a page's head: the hotel as an app, its icon and its colour. */
function addHead(hoster: Hoster, manifest: string, themeColor: string): void {
  const link = (rel: string, href: string) => {
    // A file host's page has an icon that belongs to no hotel.
    document.head.querySelector(`link[rel="${rel}"]`)?.remove();
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };
  link('manifest', manifest);
  if (hoster.logo) link('icon', hoster.logo);
  const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: themeColor });
  document.head.append(meta);
}

/** Starts a page that no server rendered: configuration, hotel and brand load first, then the screen. */
export async function staticStart(
  registry: Registry,
  match: Match,
): Promise<{ config: RuntimeConfig; language: Language }> {
  addStyle(`${globalCss}\n${frameCss}`);
  markPhoneFrame();
  const { parseRuntimeConfig } = await import('@guest/api-client');
  const answer = await fetch('/config.json', { signal: timeLimit(CONFIG_MS) }).catch(() => undefined);
  const written: unknown = answer?.ok ? await answer.json().catch(() => ({})) : {};
  const config = parseRuntimeConfig(written);
  const api = browserApi(config);
  await loadHoster(match, registry, api);
  const { hoster } = useVisitStore.in(registry).getState();
  if (hoster.status === 'success') {
    const { brandCss, brandFrom } = await import('@guest/design-system/brand');
    const brand = brandFrom(brandInputOf(hoster.data, { hasServer: false }));
    addStyle(brandCss(brand));
    addFontStylesheets(brand.fontStylesheets);
    const manifest = `${config.staticUrl}/manifest/${encodeURIComponent(hoster.data.slug)}`;
    addHead(hoster.data, manifest, brand.colors.page);
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
