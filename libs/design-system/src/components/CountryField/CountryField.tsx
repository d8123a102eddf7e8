import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox/Combobox';
import { countries, countryCodes, countryNamed, findCountries } from './countries';

/** Why no country could be read: what was typed is none. */
export type CountryProblem = 'unknown';

/** Properties of `CountryField`. */
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
  | 'onChange'
> {
  /** The guest's language: names and order follow it. */
  language: string;
  /** The chosen code, when the caller keeps it; empty for none. */
  value?: string;
  defaultValue?: string;
  /** The code; or nothing, why, and what was typed. */
  onValueChange?: (code: string, problem?: CountryProblem, typed?: string) => void;
  /** What was typed and is no country, when the caller keeps it. */
  typed?: string;
  /** Codes that come first, before anything is typed. */
  preferred?: readonly string[];
  /** Says how many are found: "12 countries". */
  countText?: (count: number) => string;
}

/** A country: typed in any spelling or chosen from the list; its value is the ISO code. */
export function CountryField({
  language,
  value: given,
  defaultValue = '',
  onValueChange,
  typed: kept = '',
  preferred = [],
  countText,
  name,
  onBlur,
  ...rest
}: CountryFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  /* What is being typed, until a country is taken. */
  const [draft, setDraft] = useState<string>();
  const value = (given ?? own).toUpperCase();
  const all = countries(language);
  const chosen = all.find((country) => country.code === value);
  /* A country that another hand gave takes the place of what was being typed. */
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (value && draft && countryNamed(all, draft)?.code !== value) setDraft(undefined);
  }
  const text = draft ?? chosen?.name ?? kept;
  const found = draft ? findCountries(all, draft) : firstOf(all, preferred);

  const wasUnread = !chosen && text.trim() !== '';
  const report = (code: string) => {
    setOwn(code);
    if (code !== value || wasUnread) onValueChange?.(code);
  };
  const handleType = (typed: string) => {
    setDraft(typed);
    const match = countryNamed(all, typed);
    if (match || !typed.trim()) report(match?.code ?? '');
    else {
      setOwn('');
      onValueChange?.('', 'unknown', typed);
    }
  };
  /* What can only mean one country is that country. */
  const handleLeave = () => {
    const match = draft
      ? (countryNamed(all, draft) ?? (found.length === 1 ? found[0] : undefined))
      : undefined;
    if (match) report(match.code);
    if (match || !draft?.trim()) setDraft(undefined);
  };

  return (
    <>
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
      {name && <input type="hidden" name={name} value={countryCodes.includes(value) ? value : ''} />}
    </>
  );
}

function firstOf(all: ReturnType<typeof countries>, preferred: readonly string[]) {
  const first = preferred.flatMap((code) => all.find((country) => country.code === code) ?? []);
  return first.length > 0 ? [...first, ...all.filter((country) => !first.includes(country))] : all;
}
