import { useState, type ReactNode } from 'react';
import { Combobox } from '../Combobox/Combobox';
import { TextField } from '../TextField/TextField';
import { type AddressSuggestion } from './address';
import { useSuggestions, type Suggest } from './useSuggestions';

interface AddressLineProps {
  id: string;
  label: ReactNode;
  error?: ReactNode;
  'aria-required'?: boolean;
  autoComplete: string;
  autoCapitalize?: string;
  value: string;
  /** A town is suggested from two letters on, anything else from three. */
  kind?: 'street' | 'town';
  onType: (text: string) => void;
  /** Asks for suggestions while text is typed. Default: a plain text field. */
  suggest?: Suggest;
  onTake: (suggestion: AddressSuggestion) => void;
  /** Says how many suggestions are shown. */
  count?: (count: number) => string;
}

/** One typed part of an address, with suggestions where a service gives them. */
export function AddressLine({
  kind = 'street',
  value,
  onType,
  suggest,
  onTake,
  count,
  ...field
}: AddressLineProps) {
  /* Only typed text asks for suggestions; a taken suggestion does not. */
  const [typed, setTyped] = useState<string>();
  const { suggestions, isCurrent } = useSuggestions(kind, typed, suggest);
  if (!suggest)
    return <TextField {...field} value={value} onChange={(event) => onType(event.currentTarget.value)} />;
  return (
    <Combobox
      {...field}
      options={suggestions.map(({ id, title: label, note }) => ({ value: id, label, note }))}
      status={isCurrent ? count?.(suggestions.length) : undefined}
      text={value}
      onTextChange={(text) => {
        setTyped(text);
        onType(text);
      }}
      onPick={(option) => {
        setTyped(undefined);
        const suggestion = suggestions.find(({ id }) => id === option.value);
        if (suggestion) onTake(suggestion);
      }}
    />
  );
}
