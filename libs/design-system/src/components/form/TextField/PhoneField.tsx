import { TextField, type TextFieldProps } from './TextField';

/** A telephone number, with the keyboard and the autofill for it. */
export function PhoneField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="tel" inputMode="tel" {...props} type="tel" />;
}
