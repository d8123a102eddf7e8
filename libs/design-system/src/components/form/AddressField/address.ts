/** A postal address; the country is an ISO code. */
export interface Address {
  /** Number and street. */
  line: string;
  /** The postal code, as the country writes it. */
  postalCode: string;
  /** The town. */
  city: string;
  /** The ISO 3166-1 code. Empty for none. */
  country: string;
}

export const addressParts = ['line', 'postalCode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** One line of an autocomplete service. */
export interface AddressSuggestion {
  /** The React key. */
  id: string;
  /** The first line: number and street, or the town. */
  title: string;
  /** A muted second line: the town. */
  note?: string;
  /** Looks up its address when the suggestion is taken. */
  address: () => Promise<Partial<Address>>;
}
