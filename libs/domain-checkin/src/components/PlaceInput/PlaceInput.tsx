import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@guest/design-system';
import type { Place } from '@guest/api-contract';
import { usePlaces } from './usePlaces';
import { useSuggestedPlaces } from './useSuggestedPlaces';

/** Properties of `PlaceInput`. */
export interface PlaceInputProps {
  label: ReactNode;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
  name?: string;
  'aria-required'?: boolean;
  /** The town as it stands in the form; any word will do. */
  value: string;
  onValueChange: (city: string) => void;
  /** A suggestion was taken: its country may fill in another field. */
  onPlace?: (place: Place) => void;
  onBlur?: () => void;
  /** Whose towns come first. */
  country?: string;
}

/** A town, typed or taken from the world's: without suggestions it is a plain field. */
export function PlaceInput({ value, onValueChange, onPlace, country, ...field }: PlaceInputProps) {
  const { t } = useTranslation('checkin');
  const source = usePlaces(country);
  /* Only typed text asks for suggestions; a taken one is an answer. */
  const [typed, setTyped] = useState<string>();
  const { suggestions, isCurrent } = useSuggestedPlaces(typed, source);

  /* Counts what the guest does, for a lookup that ends later. */
  const turns = useRef(0);

  const handlePick = async (id: string) => {
    const turn = ++turns.current;
    const suggestion = suggestions.find((one) => one.id === id);
    setTyped(undefined);
    if (!suggestion) return;
    onValueChange(suggestion.title);
    try {
      const place = await suggestion.place();
      // A guest who typed on meanwhile knows better.
      if (turn === turns.current) onPlace?.(place);
    } catch {
      // What it stands for cannot be had: its name is there, the rest is typed.
    }
  };

  return (
    <Combobox
      {...field}
      options={suggestions.map(({ id, title, note }) => ({ value: id, label: title, note }))}
      status={isCurrent ? t('place.count', { count: suggestions.length }) : undefined}
      text={value}
      onTextChange={(text) => {
        turns.current += 1;
        setTyped(text);
        onValueChange(text);
      }}
      onPick={(option) => void handlePick(option.value)}
    />
  );
}
