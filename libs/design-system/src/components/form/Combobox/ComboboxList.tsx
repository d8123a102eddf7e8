import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '../../../icons/generated/CheckIcon';
import { Nothing, Option, Options, Sheet } from './Combobox.styles';

/** One line of the list of a `Combobox`. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A muted second line. */
  note?: ReactNode;
}

interface ComboboxListProps {
  id: string;
  labelId: string;
  options: readonly ComboboxOption[];
  /** The index of the active option, or -1. */
  active: number;
  picked?: string;
  emptyText?: ReactNode;
  onPick: (option: ComboboxOption) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The open list of a `Combobox`, or the text in place of an empty list. */
export function ComboboxList({ id, labelId, options, active, picked, emptyText, onPick }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Pressing the list must not move the focus out of the field.
    <Sheet onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 ? (
        <Nothing>{emptyText}</Nothing>
      ) : (
        <Options ref={list} id={id} role="listbox" aria-labelledby={labelId}>
          {options.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === picked}
              data-active={index === active}
              onClick={() => onPick(option)}
            >
              <span>
                {option.label}
                {option.note && <small>{option.note}</small>}
              </span>
              {option.value === picked && <CheckIcon size={20} />}
            </Option>
          ))}
        </Options>
      )}
    </Sheet>
  );
}
