import type { LanguageCode } from '@guest/api-contract';
import type { Address, AddressSuggestion } from '@guest/design-system';
import { loadGoogleMaps } from '@guest/visit';

interface GooglePlace {
  addressComponents?: { longText: string | null; shortText: string | null; types: string[] }[];
  fetchFields: (options: { fields: string[] }) => Promise<unknown>;
}

interface Prediction {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace: () => GooglePlace;
}

/** The used part of Google's Places library (JavaScript API, "Place Autocomplete Data API"). */
interface PlacesLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (
      request: Record<string, unknown>,
    ) => Promise<{ suggestions: { placePrediction: Prediction | null }[] }>;
  };
}

/** The kind of place to look for: towns or street addresses. */
type PlaceKind = 'cities' | 'addresses';

export interface GoogleOptions {
  key: string;
  language: LanguageCode;
  country: string | undefined;
  kind: PlaceKind;
}

/** The types of places to look for. */
const PLACE_TYPES: Record<PlaceKind, string[]> = {
  cities: ['(cities)'],
  addresses: ['street_address', 'premise', 'subpremise', 'route'],
};

/** Asks Google's autocomplete. Google bills by session: one lasts from the first letter to the choice. */
export function createGooglePlaces({ key, language, country, kind }: GoogleOptions) {
  let session: object | undefined;
  return async (input: string, signal: AbortSignal): Promise<AddressSuggestion[]> => {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await loadGoogleMaps<PlacesLibrary>(
      key,
      'places',
    );
    signal.throwIfAborted();
    session ??= new AutocompleteSessionToken();
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedPrimaryTypes: PLACE_TYPES[kind],
      language,
      sessionToken: session,
      ...(country && { region: country.toLowerCase() }),
    });
    signal.throwIfAborted();
    return suggestions.flatMap(({ placePrediction: prediction }) => {
      if (!prediction) return [];
      const title = prediction.mainText?.text ?? prediction.text.text;
      const address = async () => {
        const place = prediction.toPlace();
        await place.fetchFields({ fields: ['addressComponents'] });
        session = undefined;
        // Google has no locality for some towns: their suggestion's text is used.
        return { city: title, ...addressOf(place) };
      };
      return [{ id: prediction.placeId, title, note: prediction.secondaryText?.text ?? '', address }];
    });
  };
}

/** The parts of an address that Google knows; nothing else of a place is asked for. */
function addressOf({ addressComponents }: GooglePlace): Partial<Address> {
  const part = (type: string) => addressComponents?.find(({ types }) => types.includes(type));
  const longPart = (type: string) => part(type)?.longText ?? undefined;
  const line = [longPart('street_number'), longPart('route')].filter(Boolean).join(' ');
  const city = longPart('locality') ?? longPart('postal_town') ?? longPart('administrative_area_level_3');
  const postalCode = longPart('postal_code');
  return {
    ...(line && { line }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
    country: part('country')?.shortText ?? '',
  };
}
