import { type KeyboardEvent } from 'react';
import { MinusIcon } from '../../icons/generated/MinusIcon';
import { PlusIcon } from '../../icons/generated/PlusIcon';
import { Line, Pieces, Rail, Range, Step } from './Cursor.styles';

/** What the cursor of a rating needs to know. */
export interface CursorProps {
  /** The id of the words that name it. */
  labelledBy: string;
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
  labelledBy,
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
  const isAt = (end: number) => value === end;
  const step = (by: 1 | -1) => {
    const next = Math.min(maxScore, Math.max(1, shown + by));
    if (next !== value) onScore(next);
  };
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
        disabled={disabled}
        // Not `disabled`: at the end of the scale the button would drop the keyboard's focus.
        aria-disabled={isAt(1) || undefined}
        onClick={() => step(-1)}
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
          aria-labelledby={labelledBy}
          aria-valuetext={valueText}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-given={value !== null}
          onChange={(event) => onScore(Number(event.currentTarget.value))}
          onClick={(event) => take(Number(event.currentTarget.value))}
          // A touch on the thumb is no click in Chromium; one that scrolls the page ends otherwise.
          onPointerUp={(event) => take(Number(event.currentTarget.value))}
          onKeyDown={handleKey}
        />
      </Rail>
      <Step
        type="button"
        aria-label={increaseLabel}
        disabled={disabled}
        aria-disabled={isAt(maxScore) || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon size={20} />
      </Step>
    </Line>
  );
}
