/** A postal address; the country is an ISO code. */
export interface Address {
  line: string;
  postalCode: string;
  city: string;
  country: string;
}

export const addressParts = ['line', 'postalCode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

export const emptyAddress: Address = { line: '', postalCode: '', city: '', country: '' };

/** One line of an autocomplete service. */
export interface AddressSuggestion {
  id: string;
  title: string;
  /** A quiet second line: the town. */
  note?: string;
  /** What it stands for, or how to learn it when it is taken. */
  address: Partial<Address> | (() => Promise<Partial<Address>>);
}

/** The address with the parts of another that say something. */
export const mergeAddress = (
  address: Address,
  { line, postalCode, city, country }: Partial<Address>,
): Address => ({
  line: line || address.line,
  postalCode: postalCode || address.postalCode,
  city: city || address.city,
  country: country || address.country,
});
