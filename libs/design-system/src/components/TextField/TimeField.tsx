import { TextField, type TextFieldProps } from './TextField';

/** An hour, by the platform's own field: typed or picked. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />;
}
