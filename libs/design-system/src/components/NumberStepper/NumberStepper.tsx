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

/** A count: pressed with + and −, stepped with the arrow keys, or typed: known when Enter is pressed or the field is left. */
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
  /* What is being typed, until it is left: the first digit of 12 is no 1, and fewer may take away what was filled. */
  const [draft, setDraft] = useState<string>();

  const limits = limitsOf({ min: leastGiven, max: mostGiven, step: stepGiven });
  const { min, max, step } = limits;
  const value = countOf(given, limits);

  const change = (next: number) => {
    setDraft(undefined);
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    if (kept !== value) onValueChange(kept);
  };
  /* Where the keys count from, and what stays. */
  const typed = draft ? Number(draft) : value;
  const settle = () => {
    if (draft) change(typed);
    else setDraft(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: typed + step,
      ArrowDown: typed - step,
      PageUp: typed + step * 10,
      PageDown: typed - step * 10,
      Home: min,
      End: max,
    };
    // Enter may send the form too: what it stands in knows the count by then.
    if (event.key === 'Enter') settle();
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
        onChange={(event) => setDraft(digitsOf(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
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
