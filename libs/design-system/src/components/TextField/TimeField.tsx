import { TextField, type TextFieldProps } from './TextField';
import { useNativeProblem } from './useNativeProblem';

/** Why what was typed is no hour that can be taken. */
export type TimeProblem = 'incomplete' | 'tooEarly' | 'tooLate';

/** Properties of `TimeField`. */
export interface TimeFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The hour as HH:MM, or nothing and why. */
  onValueChange?: (value: string, problem?: TimeProblem) => void;
}

const problemOf = (validity: ValidityState): TimeProblem | undefined => {
  if (validity.badInput) return 'incomplete';
  if (validity.rangeUnderflow) return 'tooEarly';
  return validity.rangeOverflow ? 'tooLate' : undefined;
};

/** An hour, by the platform's own field: typed or picked. */
export function TimeField({ onValueChange, ...props }: TimeFieldProps) {
  return <TextField {...props} {...useNativeProblem(props, problemOf, onValueChange)} type="time" />;
}
