import { useMemo } from 'react';
import { useLanguage } from '@guest/i18n';
import { loadCalls, useApi, useConfig } from '@guest/visit';
import type { Address, AddressSuggestion } from '@guest/design-system';
import type { Place } from '@guest/api-contract';
import type { createGooglePlaces } from './googlePlaces';
import { toSuggestion, type PlaceSource } from './placeSource';

/** Google's service, loaded when it is first asked. */
function lazyGoogle(options: Parameters<typeof createGooglePlaces>[0]): PlaceSource {
  let google: Promise<PlaceSource> | undefined;
  return {
    find: async (text, signal) => {
      google ??= import('./googlePlaces').then((module) => module.createGooglePlaces(options));
      try {
        return (await google).find(text, signal);
      } catch (cause) {
        // The network was away: the next letters try again.
        google = undefined;
        throw cause;
      }
    },
  };
}

/** Who is asked for towns here; `country`'s come first. */
export function usePlaces(country?: string): PlaceSource {
  const api = useApi();
  const language = useLanguage();
  const { googleMapsKey: key } = useConfig();
  return useMemo(() => {
    if (key !== undefined) return lazyGoogle({ key, language, country });
    return {
      find: async (text, signal) => {
        const { client, calls } = await loadCalls(api, () => import('../../papers/calls'));
        return (await calls.getPlaces(client, { text, language, country }, signal)).map(toSuggestion);
      },
    };
  }, [api, country, key, language]);
}

type Suggest = (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

/** Streets and houses for the line of an `AddressField`; the hotel's own backend knows towns alone, and then it is typed. */
export function useLineSuggest(country?: string): Suggest | undefined {
  const language = useLanguage();
  const { googleMapsKey: key } = useConfig();
  return useMemo(() => {
    if (key === undefined) return undefined;
    const places = lazyGoogle({ key, language, country, kind: 'addresses' });
    return async (text, signal) =>
      (await places.find(text, signal)).map(({ id, title, note, place }) => ({
        id,
        title,
        note,
        address: async () => partsOf(await place()),
      }));
  }, [country, key, language]);
}

/** What a place says of an address; its id and where it lies are asked for by nobody, and go no further. */
function partsOf({ addressComponents }: Place): Partial<Address> {
  const { addressLine, city, postalCode, countryCode } = addressComponents;
  return {
    city,
    country: countryCode,
    ...(addressLine && { line: addressLine }),
    ...(postalCode && { postalCode }),
  };
}

/** The same for the town of an `AddressField`: a choice fills in town, postal code and country. */
export function useCitySuggest(country?: string): Suggest {
  const places = usePlaces(country);
  return useMemo(
    () => async (text, signal) =>
      (await places.find(text, signal)).map(({ id, title, note, place }) => ({
        id,
        title,
        note,
        address: async () => {
          const { line: _street, ...town } = partsOf(await place());
          return town;
        },
      })),
    [places],
  );
}
