import { useMemo } from 'react';
import { useLanguage } from '@guest/i18n';
import { loadCalls, useApi, useConfig } from '@guest/visit';
import type { AddressSuggestion } from '@guest/design-system';
import { toSuggestion, type PlaceSource } from './placeSource';

/** Who is asked for places here; `country`'s come first. */
export function usePlaces(country?: string): PlaceSource {
  const api = useApi();
  const language = useLanguage();
  const { googleMapsKey: key } = useConfig();
  return useMemo(() => {
    if (key === undefined)
      return {
        find: async (text, signal) => {
          const { client, calls } = await loadCalls(api, () => import('../../papers/calls'));
          return (await calls.getPlaces(client, { text, language, country }, signal)).map(toSuggestion);
        },
      };
    let google: Promise<PlaceSource> | undefined;
    return {
      find: async (text, signal) => {
        google ??= import('./googlePlaces').then((module) =>
          module.createGooglePlaces({ key, language, country }),
        );
        return (await google).find(text, signal);
      },
    };
  }, [api, country, key, language]);
}

/** The same for the town of an `AddressField`: a choice fills in town, postal code and country. */
export function useCitySuggest(
  country?: string,
): (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]> {
  const places = usePlaces(country);
  return useMemo(
    () => async (text, signal) =>
      (await places.find(text, signal)).map(({ id, title, note, place }) => ({
        id,
        title,
        note,
        address: async () => {
          const { city, postalCode, countryCode } = (await place()).addressComponents;
          return { city, country: countryCode, ...(postalCode && { postalCode }) };
        },
      })),
    [places],
  );
}
