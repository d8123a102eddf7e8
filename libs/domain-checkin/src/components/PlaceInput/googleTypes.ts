/* What is used of Google's Places library (JavaScript API, "Place Autocomplete Data API"); nothing else of it is loaded. */

export interface PlacesLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: {
      input: string;
      includedPrimaryTypes: string[];
      language: string;
      region?: string;
      sessionToken: object;
    }) => Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>;
  };
}

interface FormattableText {
  text: string;
}

interface PlacePrediction {
  placeId: string;
  text: FormattableText;
  mainText: FormattableText | null;
  secondaryText: FormattableText | null;
  toPlace: () => GooglePlace;
}

export interface GooglePlace {
  id: string;
  formattedAddress?: string | null;
  addressComponents?: { longText: string | null; shortText: string | null; types: string[] }[];
  location?: { lat: () => number; lng: () => number } | null;
  fetchFields: (options: { fields: string[] }) => Promise<unknown>;
}
