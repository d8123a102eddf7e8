import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../internal/native';
import { color } from '../../theme/tokens';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { inputBox } from '../Field/inputStyles';

/** One choice of a select, of segments or of chips. */
export interface Choice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

/** Properties of `SelectField`. */
export interface SelectFieldProps extends FieldProps, NativeProps<'select'> {
  /** The choices; or give `<option>`s as children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first, empty choice: "Choose…". */
  placeholder?: string;
}

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 14px;
    right: 14px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${inputBox}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
  &[aria-invalid='true'] {
    padding-right: 44px;
  }
`;

/** One of a list, by the platform's own select. */
export function SelectField({
  label,
  marker,
  hint,
  error,
  isLabelHidden,
  options = [],
  placeholder,
  children,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds({ hint, error }, select);
  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Box>
        <Select {...select} {...ids.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
        <ChevronDownIcon size={20} />
      </Box>
    </Field>
  );
}
