import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../../icons/generated/ChevronDownIcon';
import { hint } from '../../../internal/hint';
import { type NativeProps } from '../../../internal/native';
import { color } from '../../../theme/tokens';
import { Field, useFieldIds, type FieldProps } from '../Field/Field';
import { inputBox } from '../Field/inputStyles';

export interface SelectFieldProps extends FieldProps, Omit<NativeProps<'select'>, 'children' | 'multiple'> {
  /** The choices in their order. */
  options: readonly { value: string; label: string; disabled?: boolean }[];
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
 * Whether the value is one of the options. For another value (an old draft, data) a browser would show the first
 * option, which nobody chose.
 */
function isOffered(value: unknown, options: readonly { value: string }[]): boolean {
  const isKnown =
    value === undefined || value === null || value === '' || options.some((option) => option.value === value);
  if (!isKnown) hint(() => `No option "${String(value)}"; nothing is shown as chosen.`);
  return isKnown;
}

/** One choice of a list, by the native select. */
export function SelectField({
  label,
  marker,
  hint,
  error,
  isLabelHidden,
  options,
  placeholder,
  ...given
}: SelectFieldProps) {
  const ids = useFieldIds({ hint, error }, given);
  const name = given.value === undefined ? 'defaultValue' : 'value';
  const isChosen = isOffered(given[name], options);
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
        </Select>
        <ChevronDownIcon size={20} />
      </Box>
    </Field>
  );
}
