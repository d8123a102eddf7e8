import { createInstance, type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';

/** Where a namespace's texts come from: a chunk of the library that owns it. */
type TextSource = Record<Language, () => Promise<{ default: object }>>;
export type TextSources = Record<string, TextSource>;
/** Texts already at hand, by namespace, in the active language. */
export type LoadedTexts = Record<string, object>;

interface I18nOptions {
  language: Language;
  sources: TextSources;
  loaded?: LoadedTexts;
}

const isOnline = () => (typeof navigator === 'undefined' ? undefined : navigator.onLine) !== false;

let attempts = 0;

/**
 * Loads a text chunk again under another address: a browser never asks again for a file that failed. Errors of
 * Chromium and Firefox name the file. Loading it twice is safe, because a text chunk holds nothing but texts.
 */
function askedAnew(cause: unknown): Promise<{ default: object }> {
  const [file] = /https?:\/\/[^\s?]+\.js/u.exec(String(cause)) ?? [];
  if (!file) throw cause;
  attempts += 1;
  return import(/* @vite-ignore */ `${file}?again=${attempts}`) as Promise<{ default: object }>;
}

function backendOf(sources: TextSources): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language, namespace, answer) {
      const source = sources[namespace]?.[language as Language];
      if (!source) {
        answer(new Error(`No texts: ${namespace} (${language})`), false);
        return;
      }
      source()
        .catch(askedAnew)
        .then(
          (module) => answer(null, module.default as ResourceKey),
          // `true` makes i18next retry 5 times, from 350 ms, doubling. Without a network a retry would fail too.
          () => answer(new Error(`Texts did not load: ${namespace} (${language})`), isOnline()),
        );
    },
  };
}

/** A fresh i18next per request, visit or test; texts come with the screen that shows them. */
export function createI18n({ language, sources, loaded = {} }: I18nOptions): i18n {
  const instance = createInstance();
  instance.use(backendOf(sources)).use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: false,
    // Both languages are complete by type (`satisfies typeof fr`), so a fallback would only be a second download.
    load: 'currentOnly',
    partialBundledLanguages: true,
    resources: { [language]: loaded as Record<string, ResourceKey> },
    ns: Object.keys(loaded),
    defaultNS: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
    returnNull: false,
    preload: false,
  });
  return instance;
}

/** Brings the namespaces of a screen, on the server before it renders. */
export async function loadTexts(
  sources: TextSources,
  namespaces: readonly string[],
  language: Language,
): Promise<LoadedTexts> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const module = await sources[namespace]?.[language]();
      return [namespace, module?.default ?? {}] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
