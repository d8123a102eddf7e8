import {
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
} from 'react';

/** The digits of a typed text up to a decimal sign, so that 2.5 does not become 25. */
const digitsOf = (text: string): string =>
  text
    .replace(/[.,].*$/u, '')
    .replace(/\D/gu, '')
    .slice(0, 4);

interface CountOptions {
  min: number;
  max: number;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** The count of a stepper, with the text that is being typed into its field. */
export function useCount(
  value: number,
  onValueChange: (value: number) => void,
  { min, max, disabled, onBlur }: CountOptions,
) {
  /* Typed text is reported when the field is left: typing 12 passes 1, and a lower count may remove filled parts. */
  const [draft, setDraft] = useState<string>();
  const [wasLeftEmpty, setLeftEmpty] = useState(false);

  const change = (next: number) => {
    setDraft(undefined);
    setLeftEmpty(false);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onValueChange(allowed);
  };
  const typed = draft ? Number(draft) : value;
  const commit = () => {
    if (draft) return change(typed);
    setDraft(undefined);
    if (draft === '') setLeftEmpty(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: typed + 1,
      ArrowDown: typed - 1,
      PageUp: typed + 10,
      PageDown: typed - 10,
      Home: min,
      End: max,
    };
    // Enter may also send the form, which must already have the count.
    if (event.key === 'Enter') commit();
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };
  const field = {
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    value: draft ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(digitsOf(event.currentTarget.value)),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      commit();
      onBlur?.(event);
    },
    onKeyDown: handleKey,
  };
  return {
    field,
    wasLeftEmpty,
    decrease: { disabled: disabled || value <= min, onClick: () => change(value - 1) },
    increase: { disabled: disabled || value >= max, onClick: () => change(value + 1) },
  };
}
