import { styled } from 'styled-components';
import { type NativeProps } from '../../../internal/native';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { inputBox } from '../Field/inputStyles';

export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {}

const Box = styled.textarea`
  ${inputBox}
  display: block;
  min-height: 96px;
  resize: vertical;
  field-sizing: content;
  /* The field grows with its text, so it needs no grip. */
  @supports (field-sizing: content) {
    resize: none;
  }
  max-height: 50vh;
`;

/** A text field of several lines that grows with its text. */
export function TextArea({ label, marker, hint, error, isLabelHidden, ...input }: TextAreaProps) {
  const ids = useFieldIds({ hint, error }, input);
  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Box rows={3} {...input} {...ids.control} />
    </Field>
  );
}
