import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { inputBox } from '../Field/inputStyles';

/** Properties of `TextArea`. */
export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {}

const Box = styled.textarea`
  ${inputBox}
  display: block;
  min-height: 96px;
  resize: vertical;
  field-sizing: content;
  /* It grows by itself, and the grip would stand outside of round corners. */
  @supports (field-sizing: content) {
    resize: none;
  }
  max-height: 50vh;
`;

/** Several lines of text; grows with them. */
export function TextArea({ label, marker, hint, error, isLabelHidden, ...input }: TextAreaProps) {
  const ids = useFieldIds({ hint, error }, input);
  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Box rows={3} {...input} {...ids.control} />
    </Field>
  );
}
