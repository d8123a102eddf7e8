import { use, type ElementType, type ReactNode } from 'react';
import { InList } from '../../../internal/inList';
import { type NativeProps } from '../../../internal/native';
import { oneOf } from '../../../internal/oneOf';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { Field, fieldLayouts, useFieldIds, type FieldLayout, type FieldProps } from '../Field/Field';
import { LoneBox } from './NumberStepper.styles';
import { useCount } from './useCount';

type OwnInputProps =
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'readOnly'
  | 'type'
  | 'role'
  | 'inputMode'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
  | `aria-value${'now' | 'min' | 'max' | 'text'}`;

export interface NumberStepperProps extends FieldProps, Omit<NativeProps<'input'>, OwnInputProps> {
  /** The count, which the caller keeps. */
  value: number;
  /** Reports a count between `min` and `max`. */
  onValueChange: (value: number) => void;
  /** The smallest count. Default: 0. */
  min?: number;
  /** The largest count. Default: 99. */
  max?: number;
  /** Names of the buttons: "Remove a tray", "Add a tray". */
  decreaseLabel: string;
  /** Name of the button that adds one. */
  increaseLabel: string;
  /** `stack`: label above. `row`: label and counter on one line. Default: `stack`. */
  layout?: FieldLayout;
  /**
   * For a counter in a row that names it. The words of `marker`, `hint`, `error` and `requiredText` are left out then;
   * an error still marks the counter as invalid.
   */
  isLabelHidden?: boolean;
  /** The value in words, for screen readers: "2 trays". */
  valueText?: string;
  /** Shown in place of `error` when the field was left empty; the last value stays. */
  requiredText?: ReactNode;
}

/** A count: pressed, stepped with the arrow keys, or typed (reported after Enter or when the field is left). */
export function NumberStepper({
  label,
  marker,
  hint,
  error: ownError,
  value,
  onValueChange,
  min = 0,
  max = 99,
  decreaseLabel,
  increaseLabel,
  layout,
  isLabelHidden = false,
  valueText,
  requiredText,
  ...input
}: NumberStepperProps) {
  const Box: ElementType = use(InList) ? 'span' : LoneBox;
  const { field, wasLeftEmpty, decrease, increase } = useCount(value, onValueChange, { ...input, min, max });
  const error = wasLeftEmpty && requiredText ? <span role="alert">{requiredText}</span> : ownError;
  const ids = useFieldIds(isLabelHidden ? {} : { hint, error }, input);
  const isInvalid = error ? true : undefined;
  const buttonProps = { type: 'button', 'aria-controls': ids.control.id } as const;
  /* A hidden text label becomes an attribute, which saves two elements in long lists. */
  const isNamedByAttribute = isLabelHidden && typeof label === 'string';
  const box = (
    <Box data-ds-stepper="" data-invalid={isInvalid}>
      <button {...buttonProps} {...decrease} aria-label={decreaseLabel} />
      <input
        autoComplete="off"
        aria-label={isNamedByAttribute ? label : undefined}
        {...input}
        {...field}
        {...ids.control}
        aria-invalid={isInvalid}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-valuetext={valueText}
      />
      <button {...buttonProps} {...increase} data-more="" aria-label={increaseLabel} />
      {isLabelHidden && !isNamedByAttribute && (
        <VisuallyHidden>
          <label htmlFor={ids.control.id}>{label}</label>
        </VisuallyHidden>
      )}
    </Box>
  );
  if (isLabelHidden) return box;
  return (
    <Field {...{ label, marker, hint, error, ids }} layout={oneOf(fieldLayouts, layout, 'stack')}>
      {box}
    </Field>
  );
}
