import { useNativeProblem } from '../TextField/useNativeProblem';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type DateProblem } from './readDate';

/** Properties of `DateField` without `parts`. */
export interface NativeDateFieldProps extends Omit<TextFieldProps, 'type'> {
  parts?: undefined;
  /** The day as YYYY-MM-DD, or nothing and why. */
  onValueChange?: (value: string, problem?: DateProblem) => void;
}

const problemOf = (validity: ValidityState): DateProblem | undefined => {
  if (validity.badInput) return 'impossible';
  if (validity.rangeUnderflow) return 'tooEarly';
  return validity.rangeOverflow ? 'tooLate' : undefined;
};

/** A day, by the platform's own field: typed or picked. */
export function NativeDateField({ onValueChange, parts: _parts, ...props }: NativeDateFieldProps) {
  return <TextField {...props} {...useNativeProblem(props, problemOf, onValueChange)} type="date" />;
}
