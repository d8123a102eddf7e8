import { useId, type ChangeEvent, type ReactNode } from 'react';
import { type NativeProps } from '../../../internal/native';
import { type GroupProps } from './Field';

/** One choice of a group of radios or checkboxes. */
export interface Choice {
  /** The value in the data of the form. */
  value: string;
  /** The words of the choice. */
  label: ReactNode;
  /** Shows the choice but does not offer it. */
  disabled?: boolean;
}

interface OneChoice {
  /** `radio`, the default: one of the choices. */
  type?: 'radio';
  /** The chosen value, when the caller keeps it. */
  value?: string;
  /** The first value, when the form keeps it. */
  defaultValue?: string;
  /** Reports the chosen value. */
  onValueChange?: (value: string) => void;
}

interface ManyChoices {
  /** `checkbox`: any number of the choices. */
  type: 'checkbox';
  /** The chosen values in the order in which they were chosen, when the caller keeps them. */
  value?: readonly string[];
  /** The first values, when the form keeps them. */
  defaultValue?: readonly string[];
  /** Reports all chosen values. */
  onValueChange?: (value: string[]) => void;
}

/** Native properties go to every input of the group, so `register` of a form library fits. */
type GroupInputProps = GroupProps &
  Omit<NativeProps<'input'>, 'type' | 'value' | 'defaultValue' | 'children' | 'id'>;

/** A group of radios. */
export type RadioChoicesProps<Option extends Choice = Choice> = GroupInputProps &
  OneChoice & {
    /** The choices in their order. */
    options: readonly Option[];
  };

/** A group of radios, or of checkboxes with `type="checkbox"`. */
export type ChoicesProps<Option extends Choice = Choice> = GroupInputProps &
  (OneChoice | ManyChoices) & {
    /** The choices in their order. */
    options: readonly Option[];
  };

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The checked boxes of a group whose values the form keeps. */
const checkedBeside = (box: HTMLInputElement) =>
  [...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    .filter((other) => other.name === box.name)
    .map((other) => other.value);

/* Named, because TypeScript would write every native property into the declarations of the package. */
interface ChoiceParts {
  group: GroupProps & { gap: 0 };
  inputOf: (choice: Choice) => NativeProps<'input'>;
}

/** Parts the properties of a group of choices into those of its `FieldGroup` and those of each input. */
export function useChoices(props: GroupInputProps & (OneChoice | ManyChoices)): ChoiceParts {
  const ownName = useId();
  const { legend, marker, hint, error, isLegendHidden, id, ...rest } = props;
  const { type = 'radio', name = ownName, value, defaultValue, onValueChange: _, ...input } = rest;
  const isControlled = value !== undefined;
  const chosen = isControlled ? value : defaultValue;

  const inputOf = (choice: Choice) => {
    const isChosen = chosen === undefined ? undefined : [chosen].flat().includes(choice.value);
    return {
      ...input,
      type,
      name,
      value: choice.value,
      disabled: input.disabled || choice.disabled,
      'aria-invalid': error ? true : undefined,
      ...(isControlled ? { checked: isChosen } : { defaultChecked: isChosen }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        input.onChange?.(event);
        if (props.type !== 'checkbox') return props.onValueChange?.(choice.value);
        const box = event.currentTarget;
        return props.onValueChange?.(props.value ? toggled(props.value, choice.value) : checkedBeside(box));
      },
    };
  };
  return { group: { legend, marker, hint, error, isLegendHidden, id, gap: 0 }, inputOf };
}
