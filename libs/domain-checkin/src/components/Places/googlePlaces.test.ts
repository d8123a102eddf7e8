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
    const suggest = createGooglePlaces({
      key: 'key-of-tests',
      language: 'fr',
      country: 'FR',
      kind: 'cities',
    });
    const { signal } = new AbortController();
    const [first, ...others] = await suggest('ren', signal);
    await suggest('renn', signal);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'rennes-id', title: 'Rennes', note: 'France' });
    expect(asked[0]).toMatchObject({
      input: 'ren',
      includedPrimaryTypes: ['(cities)'],
      language: 'fr',
      region: 'fr',
    });
    expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);

    expect(await first?.address()).toEqual({ city: 'Rennes', postalCode: '35000', country: 'FR' });
    expect(fetchFields).toHaveBeenCalledWith({ fields: ['addressComponents'] });
    await suggest('lyon', signal);
    expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
  });

  it('keep the name that was chosen where Google knows the town as something else', async () => {
    const toPlace = () => ({
      id: 'tokyo-id',
      addressComponents: [{ longText: 'Japon', shortText: 'JP', types: ['country'] }],
      fetchFields,
    });
    withGoogle([{ placePrediction: { ...rennes.placePrediction, mainText: { text: 'Tokyo' }, toPlace } }]);
    const suggest = createGooglePlaces({
      key: 'key-of-tests',
      language: 'fr',
      country: undefined,
      kind: 'cities',
    });
    const [tokyo] = await suggest('tok', new AbortController().signal);
    expect(await tokyo?.address()).toEqual({ city: 'Tokyo', country: 'JP' });
  });

  it('are asked for houses where a street is typed', async () => {
    withGoogle([]);
    const suggest = createGooglePlaces({
      key: 'key-of-tests',
      language: 'fr',
      country: undefined,
      kind: 'addresses',
    });
    await suggest('4 rue des', new AbortController().signal);
    expect(asked[0]?.includedPrimaryTypes).toEqual(['street_address', 'premise', 'subpremise', 'route']);
  });

  it('say nothing to a question that is over', async () => {
    withGoogle([rennes]);
    const suggest = createGooglePlaces({
      key: 'key-of-tests',
      language: 'en',
      country: undefined,
      kind: 'cities',
    });
    await expect(suggest('ren', AbortSignal.abort())).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
