import { useMemo } from 'react';
import { useLanguage } from '@guest/i18n';
import { loadCalls, useApi, useConfig } from '@guest/visit';
import type { AddressFieldProps, AddressSuggestion } from '@guest/design-system';
import type { Place } from '@guest/api-contract';
import type { GoogleOptions } from '../Places/googlePlaces';

type Suggest = NonNullable<AddressFieldProps['suggest']>;

/** Google's service, loaded with the first request. */
function lazyGoogle(options: GoogleOptions): Suggest {
  let google: Promise<Suggest> | undefined;
  return async (text, signal) => {
    google ??= import('../Places/googlePlaces').then((module) => module.createGooglePlaces(options));
    try {
      return (await google)(text, signal);
    } catch (cause) {
      // The next letters load it again.
      google = undefined;
      throw cause;
    }
  };
}

/** The suggestion for a town of the hotel's backend. Its id and coordinates are not kept: nothing asks for them. */
function toSuggestion({ placeId, addressComponents }: Place): AddressSuggestion {
  const { city, region, country, postalCode, countryCode } = addressComponents;
  const note = [region, country].filter((part) => part !== undefined && part !== '' && part !== city);
  const address = { city, country: countryCode, ...(postalCode && { postalCode }) };
  return { id: placeId, title: city, note: note.join(', '), address: () => Promise.resolve(address) };
}

/** Suggestions for towns, those of `country` first: a choice fills in town, postal code and country. */
export function useCitySuggest(country?: string): Suggest {
  const api = useApi();
  const language = useLanguage();
  const { googleMapsKey: key } = useConfig();
  return useMemo(() => {
    if (key !== undefined) return lazyGoogle({ key, language, country, kind: 'cities' });
    return async (text, signal) => {
      const { client, calls } = await loadCalls(api, () => import('../../papers/calls'));
      return (await calls.getPlaces(client, { text, language, country }, signal)).map(toSuggestion);
    };
  }, [api, country, key, language]);
}

/** Suggestions for street addresses; undefined without Google, because the hotel's backend knows towns only. */
export function useLineSuggest(country?: string): Suggest | undefined {
  const language = useLanguage();
  const { googleMapsKey: key } = useConfig();
  return useMemo(
    () => (key === undefined ? undefined : lazyGoogle({ key, language, country, kind: 'addresses' })),
    [country, key, language],
  );
}
