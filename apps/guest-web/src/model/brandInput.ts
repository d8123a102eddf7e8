import type { Hoster } from '@guest/api-contract';
import { propertyOf } from '@guest/visit';

/** What a brand is solved from: the customization, and the pattern of the property `background` (docs/hotel-bundle.md). */
export function brandInputOf(hoster: Hoster) {
  const { navigation: _navigation, ...customization } = hoster.customization;
  const background = propertyOf(hoster, 'background');
  const pattern =
    typeof background === 'object' && background !== null && 'pattern' in background
      ? background.pattern
      : undefined;
  return { ...customization, heroPattern: typeof pattern === 'string' ? pattern : undefined };
}
