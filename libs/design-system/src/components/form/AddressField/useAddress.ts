import { useEffect, useRef, useState } from 'react';
import { type CountryProblem } from '../CountryField/CountryField';
import { type Address, type AddressPart, type AddressSuggestion } from './address';

export interface AddressOptions {
  /** The address, which the caller keeps. */
  value: Address;
  /** Text typed for the country that names none, when the caller keeps it. */
  typedCountry?: string;
  /** Reports the address. For typed text that names no country: the problem and that text too. */
  onValueChange: (value: Address, problem?: CountryProblem, typedCountry?: string) => void;
}

/** The parts of an address, and what a suggestion or typed text changes in them. */
export function useAddress({ value, typedCountry, onValueChange }: AddressOptions) {
  /* The current address, for a lookup that ends later. */
  const latest = useRef(value);
  const lookup = useRef(0);
  useEffect(() => {
    latest.current = value;
  });

  /* Why the country could not be read, until a country replaces the typed text. */
  const problem = useRef<[CountryProblem, string | undefined]>(undefined);
  useEffect(() => {
    if (typedCountry) problem.current = ['unknown', typedCountry];
    else if (value.country) problem.current = undefined;
  }, [typedCountry, value.country]);
  /* Counts the countries from suggestions, each of which replaces text typed into the country field. */
  const [broughtCount, setBroughtCount] = useState(0);

  const change = (parts: Partial<Address>) => {
    const next = { ...latest.current, ...parts };
    latest.current = next;
    if (problem.current) onValueChange(next, ...problem.current);
    else onValueChange(next);
  };
  const type = (part: AddressPart, text: string) => {
    lookup.current += 1;
    change({ [part]: text });
  };
  const typeCountry = (country: string, why?: CountryProblem, typed?: string) => {
    problem.current = why && [why, typed];
    type('country', country);
  };
  const take = async (part: AddressPart, suggestion: AddressSuggestion) => {
    const turn = ++lookup.current;
    change({ [part]: suggestion.title });
    // Without an answer the typed parts stay.
    const found = await suggestion.address().catch((): Partial<Address> => ({}));
    // Text typed during the lookup wins over its result.
    if (turn !== lookup.current) return;
    if (found.country) {
      problem.current = undefined;
      setBroughtCount((count) => count + 1);
    }
    change(Object.fromEntries(Object.entries(found).filter(([, text]) => text)));
  };
  return { value, type, typeCountry, take, broughtCount };
}
