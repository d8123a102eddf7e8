import { useId, useState } from 'react';

/** The counter of every kit but ours, which has its own: press, step by arrow keys, type. */
export function useStepper({ value, onValueChange, min = 0, max = 99 }) {
  const id = useId();
  const [draft, setDraft] = useState();
  const change = (next) => {
    setDraft(undefined);
    const kept = Math.min(max, Math.max(min, Math.round(next)));
    if (kept !== value) onValueChange(kept);
  };
  const targets = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max };
  return {
    id,
    less: { disabled: value <= min, onClick: () => change(value - 1), 'aria-controls': id },
    more: { disabled: value >= max, onClick: () => change(value + 1), 'aria-controls': id },
    input: {
      id,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      role: 'spinbutton',
      'aria-valuenow': value,
      'aria-valuemin': min,
      'aria-valuemax': max,
      value: draft ?? String(value),
      onChange: (event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 4);
        setDraft(digits);
        if (digits !== '' && Number(digits) >= min && Number(digits) <= max) onValueChange(Number(digits));
      },
      onFocus: (event) => event.currentTarget.select(),
      onBlur: () => (draft ? change(Number(draft)) : setDraft(undefined)),
      onKeyDown: (event) => {
        const target = targets[event.key];
        if (target === undefined) return;
        event.preventDefault();
        change(target);
      },
    },
  };
}
