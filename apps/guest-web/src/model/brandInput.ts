import type { Hoster } from '@guest/api-contract';
import { propertyOf } from '@guest/visit';

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The property `background`: a colour or a picture's address, alone or as an object with a pattern. */
function backgroundOf(hoster: Hoster): { background?: string | undefined; heroPattern?: string | undefined } {
  const property = propertyOf(hoster, 'background');
  if (typeof property !== 'object' || property === null) return { background: textIn(property) };
  const { color, picture, pattern } = property as Record<string, unknown>;
  return { background: textIn(picture) ?? textIn(color), heroPattern: textIn(pattern) };
}

/** The input of a brand: the hotel's customization and its property `background`. */
export function brandInputOf(hoster: Hoster) {
  const { navigation: _navigation, ...customization } = hoster.customization;
  return { ...customization, ...backgroundOf(hoster) };
}
