import { TextField, type TextFieldProps } from './TextField';

/** An e-mail address, with the keyboard and the autofill for it. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
