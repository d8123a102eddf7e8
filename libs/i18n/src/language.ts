const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The functional cookie that lets the server render the guest's language. */
const LANGUAGE_COOKIE = 'lang';
const ONE_YEAR_S = 31_536_000;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The guest's stored choice in a Cookie header or `document.cookie`. */
export function languageInCookie(cookie: string): Language | undefined {
  const value = /(?:^|;\s*)lang=([^;]*)/u.exec(cookie)?.[1];
  return isLanguage(value) ? value : undefined;
}

export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** The first of the browser's languages that we speak (`Accept-Language` or `navigator.languages`). */
export function preferredLanguage(accepted: string | readonly string[]): Language | undefined {
  const tags =
    typeof accepted === 'string'
      ? accepted
          .split(',')
          .map((part, index) => {
            const [tag = '', ...parameters] = part.trim().split(';');
            const quality = Number(/q=([\d.]+)/u.exec(parameters.join(';'))?.[1] ?? 1);
            return { tag, quality: Number.isFinite(quality) ? quality : 0, index };
          })
          .filter(({ quality }) => quality > 0)
          .sort((a, b) => b.quality - a.quality || a.index - b.index)
          .map(({ tag }) => tag)
      : accepted;
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}

/** Before the hotel is known: stored choice, browser, French. Afterwards: choice, hotel, English. */
export function chooseLanguage(known: {
  choice?: Language | undefined;
  browser?: Language | undefined;
  /** The hotel's language; null where there is no hotel yet. */
  hotel: string | null;
}): Language {
  if (known.choice) return known.choice;
  if (known.hotel === null) return known.browser ?? 'fr';
  return isLanguage(known.hotel) ? known.hotel : 'en';
}
