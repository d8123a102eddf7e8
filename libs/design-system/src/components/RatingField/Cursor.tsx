import { type KeyboardEvent } from 'react';
import { MinusIcon } from '../../icons/generated/MinusIcon';
import { PlusIcon } from '../../icons/generated/PlusIcon';
import { Line, Pieces, Rail, Range, Step } from './Cursor.styles';

/** What the cursor of a rating needs to know. */
export interface CursorProps {
  label: string;
  value: number | null;
  maxScore: number;
  valueText: string;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
  isInvalid: boolean;
  describedBy?: string;
  onScore: (score: number) => void;
}

/** A slider that is also pressed: no score before the guest gave one, none that needs dragging. */
export function Cursor({
  label,
  value,
  maxScore,
  valueText,
  decreaseLabel,
  increaseLabel,
  disabled,
  isInvalid,
  describedBy,
  onScore,
}: CursorProps) {
  /* Where the empty thumb waits: in the middle, so that neither end is suggested. */
  const resting = Math.ceil(maxScore / 2);
  const shown = value ?? resting;
  /* Pressing where the thumb already waits changes nothing for the slider, but is an answer. */
  const take = (at: number) => {
    if (value === null) onScore(at);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (value !== null || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onScore(resting);
  };
  return (
    <Line>
      <Step
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || shown <= 1}
        onClick={() => onScore(value === null ? resting - 1 : value - 1)}
      >
        <MinusIcon size={20} />
      </Step>
      <Rail>
        <Pieces aria-hidden="true">
          {Array.from({ length: maxScore - 1 }, (_, index) => (
            <i key={index} data-on={value !== null && index < value - 1} />
          ))}
        </Pieces>
        <Range
          type="range"
          min={1}
          max={maxScore}
          step={1}
          value={shown}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={valueText}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-given={value !== null}
          onChange={(event) => onScore(Number(event.currentTarget.value))}
          onClick={(event) => take(Number(event.currentTarget.value))}
          onKeyDown={handleKey}
        />
      </Rail>
      <Step
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || shown >= maxScore}
        onClick={() => onScore(value === null ? resting + 1 : value + 1)}
      >
        <PlusIcon size={20} />
      </Step>
    </Line>
  );
}
