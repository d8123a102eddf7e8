import { TextField, type TextFieldProps } from './TextField';

/** A day, by the platform's own field: typed or picked. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
