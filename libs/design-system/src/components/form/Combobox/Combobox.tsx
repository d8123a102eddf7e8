import { type ReactNode } from 'react';
import { ChevronDownIcon } from '../../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../../internal/native';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { Box, Root } from './Combobox.styles';
import { ComboboxList, optionId, type ComboboxOption } from './ComboboxList';
import { useComboboxKeys } from './useComboboxKeys';

export interface ComboboxProps extends FieldProps, Omit<NativeProps<'input'>, 'type' | 'value' | 'role'> {
  /** The options for the current text. The caller filters or fetches them. */
  options: readonly ComboboxOption[];
  text: string;
  onTextChange: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** The value of the chosen option. */
  picked?: string;
  /** Announced while the list is open: "12 countries". */
  status?: string;
  /** Shown instead of an empty list. */
  emptyText?: ReactNode;
  /** Draws a chevron and opens on a press. Default: opens only while text is typed. */
  opensAtPress?: boolean;
  /** Makes the first option active while text is typed, so that Enter or Tab chooses it. */
  takesFirst?: boolean;
}

/** A text field with a list of suggestions (ARIA combobox pattern): the focus stays in the field. */
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
  const listId = `${ids.control.id}-list`;
  const hasList = options.length > 0;
  const canOpen = (hasList || Boolean(emptyText)) && !input.disabled && !input.readOnly;
  const list = useComboboxKeys({ options, picked, takesFirst, canOpen, onPick });
  const { isOpen, active } = list;
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
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          data-chevron={opensAtPress}
          value={text}
          onChange={(event) => {
            onTextChange(event.currentTarget.value);
            list.open(takesFirst && event.currentTarget.value.trim() ? 0 : -1);
          }}
          onClick={(event) => {
            input.onClick?.(event);
            if (opensAtPress && !isOpen) list.openAtPicked();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            list.handleKey(event);
          }}
          onBlur={(event) => {
            list.close();
            onBlur?.(event);
          }}
        />
        {opensAtPress && <ChevronDownIcon size={20} />}
        {isOpen && (
          <ComboboxList
            {...{ options, active, picked, emptyText }}
            id={listId}
            labelId={ids.labelId}
            onPick={list.pick}
          />
        )}
        <VisuallyHidden role="status">{isOpen ? (hasList ? status : emptyText) : ''}</VisuallyHidden>
      </Root>
    </Field>
  );
}
