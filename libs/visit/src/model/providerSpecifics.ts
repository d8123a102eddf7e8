import type { Hoster } from '@guest/api-contract';
import { propertyOf } from './hoster';

/** Features that only some providers have. */
interface ProviderSpecifics {
  /** "Planning animations" and "Découvrir Marrakech" in the menu; the property of this name overrules it. */
  hasExtraEntries: boolean;
  /** Reads the press in the kiosk for demonstrations. */
  hasDemoKiosk: boolean;
  /** The id of the provider whose partners the discovery screens show. */
  discoveryProvider: string;
}

const none: ProviderSpecifics = {
  hasExtraEntries: false,
  hasDemoKiosk: false,
  discoveryProvider: 'decouvrir-marrakech',
};

/** The one table that knows hotels by their slugs. */
const bySlug: Readonly<Record<string, Partial<ProviderSpecifics>>> = {
  framissima: { hasExtraEntries: true },
  demo: { hasDemoKiosk: true },
};

/** The provider's specifics: its own settings, else those of the table. */
export function specificsOf(hoster: Hoster): ProviderSpecifics {
  const known = { ...none, ...(Object.hasOwn(bySlug, hoster.slug) ? bySlug[hoster.slug] : undefined) };
  const flag = propertyOf(hoster, 'menu-extra-entries');
  return typeof flag === 'boolean' ? { ...known, hasExtraEntries: flag } : known;
}
