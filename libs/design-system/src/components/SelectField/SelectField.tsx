import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { hint } from '../../internal/hint';
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

/**
 * Whether the value is on offer. A browser shows the first choice for one that is not, which nobody made: a stale draft
 * or a hotel's data may hold such a value.
 */
function isOffered(value: unknown, options: readonly { value: string }[]): boolean {
  const isKnown =
    value === undefined || value === null || value === '' || options.some((option) => option.value === value);
  if (!isKnown) hint(() => `No option "${String(value)}"; nothing is shown as chosen.`);
  return isKnown;
}

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
  ...given
}: SelectFieldProps) {
  const ids = useFieldIds({ hint, error }, given);
  const name = given.value === undefined ? 'defaultValue' : 'value';
  const isChosen = given.multiple || Boolean(children) || isOffered(given[name], options);
  const select = isChosen ? given : { ...given, [name]: '' };
  return (
    <Field {...{ label, marker, hint, error, isLabelHidden, ids }}>
      <Box>
        <Select {...select} {...ids.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {placeholder === undefined && !isChosen && <option value="" hidden />}
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
