import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/generated/CheckIcon';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../internal/native';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Box, Nothing, Option, Options, Root, Sheet } from './Combobox.styles';
import { moveActive } from './moveActive';

/** One line of a combobox's list. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A quiet second line. */
  note?: ReactNode;
}

/** Properties of `Combobox`. */
export interface ComboboxProps extends FieldProps, Omit<NativeProps<'input'>, 'type' | 'value' | 'role'> {
  /** What the list holds for the text as it is: the caller filters or fetches. */
  options: readonly ComboboxOption[];
  text: string;
  onTextChange: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** The value of the option that is taken now. */
  picked?: string;
  /** Said to those who listen while the list is open: "12 countries". */
  status?: string;
  /** Shown instead of an empty list. */
  emptyText?: ReactNode;
  /** Draws a chevron and opens at a press; without it the list waits for typed text. */
  opensAtPress?: boolean;
  /** Typing makes the first option active, so that Enter or Tab takes it. */
  takesFirst?: boolean;
}

const isPlain = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => !ctrlKey && !metaKey && !shiftKey;

/** A typed field with a list of suggestions, after the combobox pattern of ARIA: the focus stays in the field. */
export function Combobox({
  label,
  marker,
  hint,
  error,
  isLabelHidden,
  options,
  text,
  onTextChange,
  onPick,
  picked,
  status,
  emptyText,
  opensAtPress = false,
  takesFirst = false,
  onBlur,
  onKeyDown,
  ...input
}: ComboboxProps) {
  const ids = useFieldIds({ hint, error }, input);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const listId = `${ids.control.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const hasList = options.length > 0;
  const isOpen = isWanted && (hasList || Boolean(emptyText)) && !input.disabled && !input.readOnly;
  const at = isOpen && active < options.length ? active : -1;

  useEffect(() => {
    if (isOpen && at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at]);

  const open = (index: number) => {
    setWanted(true);
    setActive(index);
  };
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const pick = (option: ComboboxOption) => {
    onPick(option);
    close();
  };
  const pickedIndex = () => options.findIndex((option) => option.value === picked);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isPlain(event)) return;
    const option = options[at];
    if (event.key === 'Escape' && isOpen) {
      // The list closes first; a dialog around takes the next press.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Tab' && option && takesFirst) {
      pick(option);
    } else if (event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else {
      const next = moveActive(event.key, { at, count: options.length, isOpen, start: pickedIndex() });
      if (next === undefined) return;
      event.preventDefault();
      open(event.altKey ? pickedIndex() : next);
    }
  };

  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Root>
        <Box
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...ids.control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && hasList}
          aria-controls={isOpen && hasList ? listId : undefined}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          data-chevron={opensAtPress}
          value={text}
          onChange={(event) => {
            onTextChange(event.currentTarget.value);
            open(takesFirst && event.currentTarget.value.trim() ? 0 : -1);
          }}
          onClick={(event) => {
            input.onClick?.(event);
            if (opensAtPress && !isOpen) open(pickedIndex());
          }}
          onKeyDown={handleKey}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
        {opensAtPress && <ChevronDownIcon size={20} />}
        {isOpen && (
          // Pressing the list must not take the focus out of the field.
          <Sheet onMouseDown={(event) => event.preventDefault()}>
            {hasList ? (
              <Options ref={list} id={listId} role="listbox" aria-labelledby={ids.labelId}>
                {options.map((option, index) => (
                  <Option
                    key={option.value}
                    id={optionId(index)}
                    role="option"
                    aria-selected={option.value === picked}
                    data-active={index === at}
                    onClick={() => pick(option)}
                  >
                    <span>
                      {option.label}
                      {option.note && <small>{option.note}</small>}
                    </span>
                    {option.value === picked && <CheckIcon size={20} />}
                  </Option>
                ))}
              </Options>
            ) : (
              <Nothing>{emptyText}</Nothing>
            )}
          </Sheet>
        )}
        <VisuallyHidden role="status">{isOpen ? (hasList ? status : emptyText) : ''}</VisuallyHidden>
      </Root>
    </Field>
  );
}
