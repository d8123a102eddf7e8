import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MinusIcon } from '../../icons/generated/MinusIcon';
import { PlusIcon } from '../../icons/generated/PlusIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { countOf, digitsOf, limitsOf } from './limits';
import { Box, Root } from './NumberStepper.styles';

/* Made once: a list that renders again passes them by. */
const minus = <MinusIcon size={20} />;
const plus = <PlusIcon size={20} />;

/** Properties of `NumberStepper`. */
export interface NumberStepperProps {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** What the buttons do: "Remove a tray", "Add a tray". */
  decreaseLabel: string;
  increaseLabel: string;
  isLabelHidden?: boolean;
  disabled?: boolean;
  id?: string;
  name?: string;
  /** Says the value in words: "2 trays". */
  valueText?: string;
}

/** A count: pressed with + and −, stepped with the arrow keys, or typed. */
export function NumberStepper({
  label,
  value: given,
  onValueChange,
  min: leastGiven = 0,
  max: mostGiven = 99,
  step: stepGiven = 1,
  decreaseLabel,
  increaseLabel,
  isLabelHidden = false,
  disabled = false,
  id: givenId,
  name,
  valueText,
}: NumberStepperProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  /* What is being typed, until it is a number within limits. */
  const [draft, setDraft] = useState<string>();

  const limits = limitsOf({ min: leastGiven, max: mostGiven, step: stepGiven });
  const { min, max, step } = limits;
  const value = countOf(given, limits);

  const change = (next: number) => {
    setDraft(undefined);
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    if (kept !== value) onValueChange(kept);
  };
  const handleType = (text: string) => {
    const digits = digitsOf(text);
    const number = Number(digits);
    setDraft(digits);
    if (digits !== '' && number >= min && number <= max && number !== value) onValueChange(number);
  };
  const handleLeave = () => {
    if (draft !== undefined && draft !== '') change(Number(draft));
    else setDraft(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + step * 10,
      PageDown: value - step * 10,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };

  /* A hidden word needs no element of its own. */
  const isNamedByAttribute = isLabelHidden && typeof label === 'string';
  const box = (
    <Box>
      {isLabelHidden && !isNamedByAttribute && (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      )}
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-controls={id}
        disabled={disabled || value <= min}
        onClick={() => change(value - step)}
      >
        {minus}
      </button>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={isNamedByAttribute ? label : undefined}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => handleType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={handleLeave}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        aria-controls={id}
        disabled={disabled || value >= max}
        onClick={() => change(value + step)}
      >
        {plus}
      </button>
    </Box>
  );
  if (isLabelHidden) return box;
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      {box}
    </Root>
  );
}
