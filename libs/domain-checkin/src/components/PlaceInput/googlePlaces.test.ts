import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGooglePlaces } from './googlePlaces';

const asked: Record<string, unknown>[] = [];
const fetchFields = vi.fn(() => Promise.resolve());

/** Google's library as its documentation says it answers; no script is loaded in a test. */
function withGoogle(suggestions: unknown[]) {
  const AutocompleteSessionToken = Map;
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: Record<string, unknown>) => {
      asked.push(request);
      return Promise.resolve({ suggestions });
    },
  };
  const importLibrary = () => Promise.resolve({ AutocompleteSuggestion, AutocompleteSessionToken });
  vi.stubGlobal('google', { maps: { importLibrary } });
}

const rennes = {
  placePrediction: {
    placeId: 'rennes-id',
    text: { text: 'Rennes, France' },
    mainText: { text: 'Rennes' },
    secondaryText: { text: 'France' },
    toPlace: () => ({
      id: 'rennes-id',
      formattedAddress: '35000 Rennes, France',
      addressComponents: [
        { longText: 'Rennes', shortText: 'Rennes', types: ['locality', 'political'] },
        { longText: 'Bretagne', shortText: 'Bretagne', types: ['administrative_area_level_1'] },
        { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
        { longText: '35000', shortText: '35000', types: ['postal_code'] },
      ],
      location: { lat: () => 48.117, lng: () => -1.677 },
      fetchFields,
    }),
  },
};

afterEach(() => {
  asked.length = 0;
});

describe('Google’s places', () => {
  it('are asked for towns in the guest’s language, one session from the first letter to the choice', async () => {
    withGoogle([rennes, { placePrediction: null }]);
    const places = createGooglePlaces({ key: 'key-of-tests', language: 'fr', country: 'FR' });
    const { signal } = new AbortController();
    const [first, ...others] = await places.find('ren', signal);
    await places.find('renn', signal);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'rennes-id', title: 'Rennes', note: 'France' });
    expect(asked[0]).toMatchObject({
      input: 'ren',
      includedPrimaryTypes: ['(cities)'],
      language: 'fr',
      region: 'fr',
    });
    expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);

    expect(await first?.place()).toEqual({
      placeId: 'rennes-id',
      formattedAddress: '35000 Rennes, France',
      addressComponents: {
        city: 'Rennes',
        region: 'Bretagne',
        postalCode: '35000',
        country: 'France',
        countryCode: 'FR',
      },
      geometry: { location: { latitude: 48.117, longitude: -1.677 } },
    });
    expect(fetchFields).toHaveBeenCalledWith({
      fields: ['id', 'addressComponents', 'location', 'formattedAddress'],
    });
    await places.find('lyon', signal);
    expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
  });

  it('keep the name that was chosen where Google knows the town as something else', async () => {
    const toPlace = () => ({
      id: 'tokyo-id',
      addressComponents: [{ longText: 'Japon', shortText: 'JP', types: ['country'] }],
      fetchFields,
    });
    withGoogle([{ placePrediction: { ...rennes.placePrediction, mainText: { text: 'Tokyo' }, toPlace } }]);
    const places = createGooglePlaces({ key: 'key-of-tests', language: 'fr' });
    const [tokyo] = await places.find('tok', new AbortController().signal);
    expect((await tokyo?.place())?.addressComponents).toEqual({
      city: 'Tokyo',
      country: 'Japon',
      countryCode: 'JP',
    });
  });

  it('are asked for houses where a street is typed', async () => {
    withGoogle([]);
    const places = createGooglePlaces({ key: 'key-of-tests', language: 'fr', kind: 'addresses' });
    await places.find('4 rue des', new AbortController().signal);
    expect(asked[0]?.includedPrimaryTypes).toEqual(['street_address', 'premise', 'subpremise', 'route']);
  });

  it('say nothing to a question that is over', async () => {
    withGoogle([rennes]);
    const places = createGooglePlaces({ key: 'key-of-tests', language: 'en' });
    await expect(places.find('ren', AbortSignal.abort())).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
