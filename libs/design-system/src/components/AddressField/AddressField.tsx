import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { Combobox } from '../Combobox/Combobox';
import { CountryField, type CountryProblem } from '../CountryField/CountryField';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { GroupTitle } from '../GroupTitle/GroupTitle';
import { TextField } from '../TextField/TextField';
import {
  emptyAddress,
  mergeAddress,
  type Address,
  type AddressPart,
  type AddressSuggestion,
} from './address';
import { addressOf, useSuggestions } from './useSuggestions';

/** The words of an `AddressField`. */
export interface AddressLabels extends Record<AddressPart, string> {
  /** Shown when no country has the typed name. */
  noCountry?: string;
  /** Says how many suggestions are shown: "3 addresses". */
  count?: (count: number) => string;
}

/** Properties of `AddressField`. */
export interface AddressFieldProps {
  legend: ReactNode;
  /** A quiet word beside the legend: "optional". */
  marker?: ReactNode;
  labels: AddressLabels;
  /** The guest's language, for the names of countries. */
  language: string;
  /** The address, when the caller keeps it. */
  value?: Address;
  defaultValue?: Partial<Address>;
  /** The address; and why it has no country, while what was typed is none, and that. */
  onValueChange?: (value: Address, problem?: CountryProblem, typedCountry?: string) => void;
  /** What was typed in place of a country and is none, when the caller keeps it. */
  typedCountry?: string;
  /** Asks a service for addresses while the line is typed; without it all is typed. */
  suggest?: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** Asks a service for towns while the town is typed. */
  suggestCity?: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** What to do about a part. */
  errors?: Partial<Record<AddressPart, ReactNode>>;
  /** A quiet word beside a part: "optional". */
  markers?: Partial<Record<AddressPart, ReactNode>>;
  required?: readonly AddressPart[];
  preferredCountries?: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  disabled?: boolean;
  /** `off` for somebody else's address: the browser does not offer the guest's own. */
  autoComplete?: 'off';
  /** The group's id; its parts are `id-line`, `id-postalCode`, `id-city` and `id-country`. */
  id?: string;
}

const Town = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 16px;
  align-items: start;
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A postal address typed part by part, or taken from suggestions that the caller looks up. */
export function AddressField({
  legend,
  marker,
  labels,
  language,
  value: given,
  defaultValue,
  onValueChange,
  typedCountry,
  suggest,
  suggestCity,
  errors = {},
  markers = {},
  required = [],
  preferredCountries,
  hint,
  error,
  isLegendHidden,
  disabled,
  autoComplete: allComplete,
  id: givenId,
}: AddressFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [own, setOwn] = useState<Address>(() => ({ ...emptyAddress, ...defaultValue }));
  const value = given ?? own;
  /* Only typed text asks for suggestions; a taken one is an answer. */
  const [typed, setTyped] = useState<Partial<Pick<Address, 'line' | 'city'>>>({});
  const lines = useSuggestions(typed.line, suggest);
  const cities = useSuggestions(typed.city, suggestCity);
  /* The address now, for a lookup that ends later. */
  const latest = useRef(value);
  const lookup = useRef(0);
  useEffect(() => {
    latest.current = value;
  });

  /* Why the country could not be read, for as long as its text stands there. */
  const problem = useRef<[CountryProblem, string | undefined]>(undefined);
  useEffect(() => {
    if (typedCountry) problem.current = ['unknown', typedCountry];
    // Another hand gave a country: a copied address, a suggestion.
    else if (value.country) problem.current = undefined;
  }, [typedCountry, value.country]);
  /* A country that a suggestion brings takes the place of typed text. */
  const [broughtCount, setBroughtCount] = useState(0);

  const change = (parts: Partial<Address>) => {
    const next = { ...latest.current, ...parts };
    latest.current = next;
    setOwn(next);
    if (problem.current) onValueChange?.(next, ...problem.current);
    else onValueChange?.(next);
  };
  const typeIn = (parts: Partial<Address>) => {
    lookup.current += 1;
    change(parts);
  };
  const handlePick = async (part: 'line' | 'city', suggestion: AddressSuggestion | undefined) => {
    setTyped({});
    if (!suggestion) return;
    const turn = ++lookup.current;
    change({ [part]: suggestion.title });
    const found = await addressOf(suggestion);
    // A guest who typed on meanwhile knows better.
    if (turn !== lookup.current) return;
    if (found.country) {
      problem.current = undefined;
      setBroughtCount((count) => count + 1);
    }
    change(mergeAddress(latest.current, found));
  };
  const common = (part: AddressPart) => ({
    id: `${id}-${part}`,
    label: labels[part],
    error: errors[part],
    marker: markers[part],
    disabled,
    'aria-required': required.includes(part) || undefined,
  });
  const suggested = (
    part: 'line' | 'city',
    autoComplete: string,
    { suggestions, isCurrent }: ReturnType<typeof useSuggestions>,
  ) => (
    <Combobox
      {...common(part)}
      autoComplete={allComplete ?? autoComplete}
      options={suggestions.map(({ id: value, title: label, note }) => ({ value, label, note }))}
      status={isCurrent ? labels.count?.(suggestions.length) : undefined}
      text={value[part]}
      onTextChange={(text) => {
        setTyped({ [part]: text });
        typeIn({ [part]: text });
      }}
      onPick={(option) =>
        void handlePick(
          part,
          suggestions.find((one) => one.id === option.value),
        )
      }
    />
  );
  return (
    <FieldGroup
      {...{ id, marker, hint, error, isLegendHidden }}
      legend={<GroupTitle>{legend}</GroupTitle>}
      gap={4}
    >
      {suggest ? (
        suggested('line', 'address-line1', lines)
      ) : (
        <TextField
          {...common('line')}
          autoComplete={allComplete ?? 'address-line1'}
          value={value.line}
          onChange={(event) => typeIn({ line: event.currentTarget.value })}
        />
      )}
      <Town>
        <TextField
          {...common('postalCode')}
          autoComplete={allComplete ?? 'postal-code'}
          autoCapitalize="characters"
          value={value.postalCode}
          onChange={(event) => typeIn({ postalCode: event.currentTarget.value })}
        />
        {suggestCity ? (
          suggested('city', 'address-level2', cities)
        ) : (
          <TextField
            {...common('city')}
            autoComplete={allComplete ?? 'address-level2'}
            value={value.city}
            onChange={(event) => typeIn({ city: event.currentTarget.value })}
          />
        )}
      </Town>
      <CountryField
        key={broughtCount}
        {...common('country')}
        autoComplete={allComplete ?? 'country-name'}
        language={language}
        preferred={preferredCountries}
        emptyText={labels.noCountry}
        value={value.country}
        typed={typedCountry}
        onValueChange={(country, why, typed) => {
          problem.current = why && [why, typed];
          typeIn({ country });
        }}
      />
    </FieldGroup>
  );
}
