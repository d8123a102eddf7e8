import { TextField, type TextFieldProps } from './TextField';
import { useNativeProblem } from './useNativeProblem';

export interface TimeFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Reports the time as HH:MM, or an empty text when it is incomplete. */
  onValueChange?: (value: string, problem?: 'incomplete') => void;
}

/** A time, by the native time field. */
export function TimeField({ onValueChange, ...props }: TimeFieldProps) {
  return <TextField {...props} {...useNativeProblem(props, 'incomplete', onValueChange)} type="time" />;
}
