import { type NativeProps } from '../../../internal/native';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { Input } from '../Field/inputStyles';

export interface TextFieldProps extends FieldProps, NativeProps<'input'> {}

/** One line of text. */
export function TextField({ label, marker, hint, error, isLabelHidden, ...input }: TextFieldProps) {
  const ids = useFieldIds({ hint, error }, input);
  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Input type="text" {...input} {...ids.control} />
    </Field>
  );
}
