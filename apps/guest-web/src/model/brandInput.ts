import { hotelFontPath, type FontFamily, type Hoster } from '@guest/api-contract';
import { propertyOf } from '@guest/visit';

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The property `background`: a colour or a picture's address, alone or as an object with a pattern. */
function backgroundOf(hoster: Hoster): { background?: string | undefined; heroPattern?: string | undefined } {
  const property = propertyOf(hoster, 'background');
  if (typeof property !== 'object' || property === null) return { background: textIn(property) };
  const { color, picture, pattern } = property as Record<string, unknown>;
  return { background: textIn(picture) ?? textIn(color), heroPattern: textIn(pattern) };
}

/**
 * The input of a brand: the hotel's customization and its property `background`. A page that our server rendered gets
 * fonts of other sites from it (`hasServer`).
 */
export function brandInputOf(hoster: Hoster, { hasServer }: { hasServer: boolean }) {
  const { navigation: _navigation, titleFontFamily, textFontFamily, ...customization } = hoster.customization;
  const reached = (font: FontFamily | undefined) =>
    hasServer && font?.url ? { ...font, url: hotelFontPath(hoster.slug, font.url) } : font;
  return {
    ...customization,
    ...backgroundOf(hoster),
    titleFontFamily: reached(titleFontFamily),
    textFontFamily: reached(textFontFamily),
  };
}
