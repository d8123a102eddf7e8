import { use, useId, type ElementType, type ReactNode } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { FieldError } from '../Field/FieldError';
import { LoneBox, Root } from './NumberStepper.styles';
import { useCount } from './useCount';
import { InList } from '../../../internal/inList';
import { type HostProps } from '../../../internal/native';

export interface NumberStepperProps extends HostProps {
  /** What is counted. Names the field. */
  label: ReactNode;
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
  /** Hides the label from sight but not from screen readers. */
  isLabelHidden?: boolean;
  /** The value in words, for screen readers: "2 trays". */
  valueText?: string;
  /** Shown when the field was left empty; the last value stays. Needs a visible label. */
  requiredText?: ReactNode;
}

/** A count: pressed, stepped with the arrow keys, or typed (reported after Enter or when the field is left). */
export function NumberStepper({
  label,
  value,
  onValueChange,
  min = 0,
  max = 99,
  decreaseLabel,
  increaseLabel,
  isLabelHidden = false,
  valueText,
  requiredText,
  ...rest
}: NumberStepperProps) {
  const id = useId();
  const Box: ElementType = use(InList) ? 'span' : LoneBox;
  const { field, wasLeftEmpty, decrease, increase } = useCount(value, onValueChange, { min, max });
  const buttonProps = { type: 'button', 'aria-controls': id } as const;
  /* A hidden text label becomes an attribute, which saves two elements in long lists. */
  const isNamedByAttribute = isLabelHidden && typeof label === 'string';
  const box = (
    <Box {...(isLabelHidden ? rest : undefined)} data-ds-stepper="">
      <button {...buttonProps} {...decrease} aria-label={decreaseLabel} />
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={isNamedByAttribute ? label : undefined}
        aria-valuetext={valueText}
        aria-describedby={wasLeftEmpty && requiredText ? `${id}-error` : undefined}
      />
      <button {...buttonProps} {...increase} data-more="" aria-label={increaseLabel} />
      {isLabelHidden && !isNamedByAttribute && (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      )}
    </Box>
  );
  if (isLabelHidden) return box;
  return (
    <Root {...rest}>
      <label htmlFor={id}>{label}</label>
      {box}
      {wasLeftEmpty && requiredText && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{requiredText}</FieldError>
        </div>
      )}
    </Root>
  );
}
