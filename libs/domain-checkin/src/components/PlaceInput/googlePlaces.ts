import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { LanguageCode, Place } from '@guest/api-contract';
import type { GooglePlace, PlacesLibrary } from './googleTypes';
import type { PlaceKind, PlaceSource } from './placeSource';

interface GoogleOptions {
  key: string;
  language: LanguageCode;
  country?: string | undefined;
  kind?: PlaceKind;
}

/** Towns are the specification's default (section 7). */
const PLACE_TYPES: Record<PlaceKind, string[]> = {
  cities: ['(cities)'],
  addresses: ['street_address', 'premise', 'subpremise', 'route'],
};
const FIELDS = ['id', 'addressComponents', 'location', 'formattedAddress'];

let hasOptions = false;
/** The loader takes its options once, before anything is loaded. */
function load(key: string): Promise<PlacesLibrary> {
  if (!hasOptions) setOptions({ key, v: 'weekly' });
  hasOptions = true;
  // Its own types are those of all of Google's maps, which nothing here needs.
  return importLibrary('places' as never) as Promise<PlacesLibrary>;
}

/** Places from Google's autocomplete; one session from the first letter to the choice, as it is billed. */
export function createGooglePlaces({ key, language, country, kind = 'cities' }: GoogleOptions): PlaceSource {
  let session: object | undefined;
  return {
    async find(text, signal) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await load(key);
      signal.throwIfAborted();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedPrimaryTypes: PLACE_TYPES[kind],
        language,
        sessionToken: session,
        ...(country && { region: country.toLowerCase() }),
      });
      signal.throwIfAborted();
      return suggestions.flatMap(({ placePrediction: prediction }) =>
        prediction
          ? [
              {
                id: prediction.placeId,
                title: prediction.mainText?.text ?? prediction.text.text,
                note: prediction.secondaryText?.text ?? '',
                place: async () => {
                  const place = prediction.toPlace();
                  await place.fetchFields({ fields: FIELDS });
                  session = undefined;
                  // Some towns are no locality to Google: they are called what was chosen.
                  return toPlace(place, prediction.mainText?.text ?? prediction.text.text);
                },
              },
            ]
          : [],
      );
    },
  };
}

function toPlace(
  { id, addressComponents = [], location, formattedAddress }: GooglePlace,
  name: string,
): Place {
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  const longPart = (type: string) => part(type)?.longText ?? undefined;
  const street = [longPart('street_number'), longPart('route')]
    .filter((word) => word !== undefined)
    .join(' ');
  const [region, postalCode] = [longPart('administrative_area_level_1'), longPart('postal_code')];
  return {
    placeId: id,
    formattedAddress: formattedAddress ?? '',
    addressComponents: {
      city:
        longPart('locality') ?? longPart('postal_town') ?? longPart('administrative_area_level_3') ?? name,
      ...(region && { region }),
      ...(postalCode && { postalCode }),
      ...(street && { addressLine: street }),
      country: longPart('country') ?? '',
      countryCode: part('country')?.shortText ?? '',
    },
    geometry: { location: { latitude: location?.lat() ?? 0, longitude: location?.lng() ?? 0 } },
  };
}
