import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox/Combobox';
import { countries, countryNamed, findCountries } from './countries';

/** The typed text names no country. */
export type CountryProblem = 'unknown';

export interface CountryFieldProps extends Omit<
  ComboboxProps,
  | 'options'
  | 'text'
  | 'onTextChange'
  | 'onPick'
  | 'picked'
  | 'status'
  | 'opensAtPress'
  | 'takesFirst'
  | 'defaultValue'
  | 'name'
  | 'onChange'
> {
  /** Language of the names. */
  language: string;
  /** The chosen code. Empty for none. */
  value: string;
  /** Reports the code, or an empty text with the problem and the typed text. */
  onValueChange?: (code: string, problem?: CountryProblem, typed?: string) => void;
  /** Typed text that names no country, when the caller keeps it. */
  typed?: string;
  /** Codes that come first while nothing is typed. */
  preferred?: readonly string[];
  /** The number of results in words: "12 countries". */
  countText?: (count: number) => string;
}

/** A country, typed or chosen from a list. Its value is the ISO 3166-1 code. */
export function CountryField({
  language,
  value: given,
  onValueChange,
  typed: kept = '',
  preferred = [],
  countText,
  onBlur,
  ...rest
}: CountryFieldProps) {
  /* The typed text, until a country is chosen. */
  const [draft, setDraft] = useState<string>();
  const value = given.toUpperCase();
  const all = countries(language);
  const chosen = all.find((country) => country.code === value);
  /* A new value from the caller replaces the typed text. */
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (value && draft && countryNamed(all, draft)?.code !== value) setDraft(undefined);
  }
  const text = draft ?? chosen?.name ?? kept;
  const found = draft ? findCountries(all, draft) : firstOf(all, preferred);

  const wasUnread = !chosen && text.trim() !== '';
  const report = (code: string) => {
    if (code !== value || wasUnread) onValueChange?.(code);
  };
  const handleType = (typed: string) => {
    setDraft(typed);
    const match = countryNamed(all, typed);
    if (match || !typed.trim()) report(match?.code ?? '');
    else onValueChange?.('', 'unknown', typed);
  };
  /* Chooses the only country that the typed text can mean. */
  const handleLeave = () => {
    const match = draft
      ? (countryNamed(all, draft) ?? (found.length === 1 ? found[0] : undefined))
      : undefined;
    if (match) report(match.code);
    if (match || !draft?.trim()) setDraft(undefined);
  };

  return (
    <Combobox
      autoComplete="country-name"
      {...rest}
      opensAtPress
      takesFirst
      options={found.map(({ code, name: label }) => ({ value: code, label }))}
      text={text}
      picked={value}
      status={countText?.(found.length)}
      onTextChange={handleType}
      onPick={(option) => {
        setDraft(undefined);
        report(option.value);
      }}
      onBlur={(event) => {
        handleLeave();
        onBlur?.(event);
      }}
    />
  );
}

function firstOf(all: ReturnType<typeof countries>, preferred: readonly string[]) {
  const first = preferred.flatMap((code) => all.find((country) => country.code === code) ?? []);
  return first.length > 0 ? [...first, ...all.filter((country) => !first.includes(country))] : all;
}
