import type { Hoster } from '@guest/api-contract';
import { propertyOf } from '@guest/visit';

interface Background {
  color?: string;
  pattern?: string;
}

/** The property `background` (docs/hotel-bundle.md), as far as it says what can be drawn. */
function backgroundOf(hoster: Hoster): Background {
  const background = propertyOf(hoster, 'background');
  if (typeof background !== 'object' || background === null) return {};
  const { color, pattern } = background as Record<keyof Background, unknown>;
  return {
    color: typeof color === 'string' ? color : undefined,
    pattern: typeof pattern === 'string' ? pattern : undefined,
  };
}

/** What a brand is solved from: the customization; the page's ground is its colour, else that of the property. */
export function brandInputOf(hoster: Hoster) {
  const { navigation: _navigation, ...customization } = hoster.customization;
  const { color, pattern } = backgroundOf(hoster);
  return {
    ...customization,
    backgroundColor: customization.backgroundColor ?? color,
    heroPattern: pattern,
  };
}
