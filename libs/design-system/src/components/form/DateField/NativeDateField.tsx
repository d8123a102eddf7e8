import { useNativeProblem } from '../TextField/useNativeProblem';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type DateProblem } from './readDate';

export interface NativeDateFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Reports the day as YYYY-MM-DD, or an empty text with the problem. */
  onValueChange?: (value: string, problem?: DateProblem) => void;
}

/** A day, by the native date field. */
export function NativeDateField({ onValueChange, ...props }: NativeDateFieldProps) {
  return <TextField {...props} {...useNativeProblem(props, 'impossible', onValueChange)} type="date" />;
}
