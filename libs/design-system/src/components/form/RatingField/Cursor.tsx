import { type KeyboardEvent } from 'react';
import { MinusIcon } from '../../../icons/generated/MinusIcon';
import { PlusIcon } from '../../../icons/generated/PlusIcon';
import { Line, Pieces, Rail, Range, Step } from './Cursor.styles';

export interface CursorProps {
  /** The id of the element that names it. */
  labelledBy: string;
  value: number | null;
  maxScore: number;
  valueText: string;
  decreaseLabel: string;
  increaseLabel: string;
  isInvalid: boolean;
  describedBy?: string;
  onScore: (score: number) => void;
}

/** A slider with buttons, so that dragging is not needed. It has no score until the guest gives one. */
export function Cursor({
  labelledBy,
  value,
  maxScore,
  valueText,
  decreaseLabel,
  increaseLabel,
  isInvalid,
  describedBy,
  onScore,
}: CursorProps) {
  /* The position of the thumb without a score: in the middle, so that it suggests neither end. */
  const resting = Math.ceil(maxScore / 2);
  const shown = value ?? resting;
  const isAt = (end: number) => value === end;
  const step = (by: 1 | -1) => {
    const next = Math.min(maxScore, Math.max(1, shown + by));
    if (next !== value) onScore(next);
  };
  /* A press on the resting thumb fires no change event, but gives a score. */
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
        // Not `disabled`, because a disabled button loses the focus.
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
          aria-labelledby={labelledBy}
          aria-valuetext={valueText}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-given={value !== null}
          onChange={(event) => onScore(Number(event.currentTarget.value))}
          onClick={(event) => take(Number(event.currentTarget.value))}
          // In Chromium a touch on the thumb fires no click. A touch that scrolls the page ends with pointercancel.
          onPointerUp={(event) => take(Number(event.currentTarget.value))}
          onKeyDown={handleKey}
        />
      </Rail>
      <Step
        type="button"
        aria-label={increaseLabel}
        aria-disabled={isAt(maxScore) || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon size={20} />
      </Step>
    </Line>
  );
}
