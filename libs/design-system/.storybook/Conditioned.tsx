import { useLayoutEffect, type ReactNode } from 'react';
import { applyConditions, type ShownState } from './conditions';

interface ConditionedProps {
  /** A state shown without pointer or keyboard. `each`: the story sets `.story-hover` and the like itself. */
  state?: ShownState | 'each';
  reducedMotion: boolean;
  textScale: number;
  children: ReactNode;
}

/** Shows a story under the conditions of a guest's device. */
export function Conditioned({ state, reducedMotion, textScale, children }: ConditionedProps) {
  const showsStates = state !== undefined;
  useLayoutEffect(() => {
    if (!showsStates && !reducedMotion && textScale === 1) return;
    return applyConditions({ showsStates, reducedMotion, textScale });
  }, [showsStates, reducedMotion, textScale]);
  return state && state !== 'each' ? <div className={`story-${state}`}>{children}</div> : children;
}
