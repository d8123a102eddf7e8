/** A postal address; the country is an ISO code. */
export interface Address {
  line: string;
  postalCode: string;
  city: string;
  country: string;
}

export const addressParts = ['line', 'postalCode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** One line of an autocomplete service. */
export interface AddressSuggestion {
  id: string;
  title: string;
  /** A muted second line: the town. */
  note?: string;
  /** Looks up its address when the suggestion is taken. */
  address: () => Promise<Partial<Address>>;
}
