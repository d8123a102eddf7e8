import { type ReactNode } from 'react';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar';

export interface StepsProps extends Omit<ProgressBarProps, 'value' | 'max' | 'label' | 'text' | 'title'> {
  /** Number of the step, from 1. */
  current: number;
  /** The number of steps. */
  count: number;
  /** "Step 2 of 6", in the guest's language. */
  text: string;
  /** Name of the step. */
  title?: ReactNode;
}

/** The progress through a form of several screens: "Step 2 of 6: Your stay" above a thin bar. */
export function Steps({ current, count, text, title, ...rest }: StepsProps) {
  const max = Math.max(1, Math.floor(count) || 1);
  const value = Math.min(max, Math.max(1, Math.floor(current) || 1));
  return (
    <ProgressBar
      {...rest}
      value={value}
      max={max}
      text={
        <>
          {text} {title && <b>{title}</b>}
        </>
      }
    />
  );
}
