import { type Key, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/generated/CheckIcon';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Name, Point, Root } from './StatusSteps.styles';

const stepStates = ['done', 'now', 'todo', 'ended'] as const;
const kinds = ['progress', 'agenda'] as const;

export interface StatusStep {
  /** The React key. Default: the position. */
  id?: Key;
  /** What happens at this step. */
  title: ReactNode;
  /** Done, under way, still to come, or ended early: "cancelled". */
  state: (typeof stepStates)[number];
  /** The state in words, for screen readers: "done". */
  stateLabel?: string;
  /** One line below the title. */
  note?: ReactNode;
  /** The time, in words. */
  time?: ReactNode;
  /** The time in the format of `<time datetime>`. */
  dateTime?: string;
}

export interface StatusStepsProps extends Omit<NativeProps<'ol'>, 'children'> {
  /** Name of the list, for screen readers. */
  label: string;
  /** The steps in the order of time. */
  steps: readonly StatusStep[];
  /** An agenda emphasises all names, and shows times above them on phones. */
  kind?: (typeof kinds)[number];
}

/** The steps of a progress or an agenda, each with its state and time. */
export function StatusSteps({ label, steps, kind, ...rest }: StatusStepsProps) {
  return (
    <Root aria-label={label} {...rest} data-kind={oneOf(kinds, kind, 'progress')}>
      {steps.map(({ state: wanted, ...step }, index) => {
        const state = oneOf(stepStates, wanted, 'todo');
        return (
          <li key={step.id ?? index} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Point>
              {state === 'done' && <CheckIcon size={16} />}
              {state === 'ended' && <CloseIcon size={16} />}
            </Point>
            <span>
              <Name>
                {step.title}
                {step.stateLabel && <VisuallyHidden> {step.stateLabel}</VisuallyHidden>}
              </Name>
              {step.note}
            </span>
            {step.time ? <time dateTime={step.dateTime}>{step.time}</time> : null}
          </li>
        );
      })}
    </Root>
  );
}
