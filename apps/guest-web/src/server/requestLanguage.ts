import { chooseLanguage, languageInCookie, preferredLanguage, type Language } from '@guest/i18n';

/** decisions.md 1, from what a request carries. `hotel` is null before the hotel is known. */
export function requestLanguage(
  headers: { cookie?: string | undefined; acceptLanguage?: string | undefined },
  hotel: string | null,
): Language {
  return chooseLanguage({
    choice: languageInCookie(headers.cookie ?? ''),
    browser: preferredLanguage(headers.acceptLanguage ?? ''),
    hotel,
  });
}
