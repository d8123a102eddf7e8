import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/tokens';
import { Mark } from '../Field/Mark';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { radioOf, type RadioChoicesProps } from '../Segmented/Segmented';
import { type Choice } from '../SelectField/SelectField';

/** One choice of a `RadioGroup`. */
export interface RadioOption extends Choice {
  /** A quiet line under the words. */
  note?: ReactNode;
}

/** Properties of `RadioGroup`: native ones go to every radio, so `register` of a form library fits. */
export interface RadioGroupProps extends Omit<RadioChoicesProps, 'options'> {
  options: readonly RadioOption[];
}

export const RadioLine = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  min-height: 44px;
  padding: 10px 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:checked) {
    font-weight: ${font.semibold};
  }
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${font.xs};
    font-weight: ${font.regular};
  }
`;

/** A few choices under each other, one of them taken. */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  marker,
  isLegendHidden,
  id,
  value,
  defaultValue,
  onChange,
  onValueChange,
  name,
  ...input
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <FieldGroup {...{ legend, hint, error, marker, isLegendHidden, id }} gap={0}>
      {options.map((option) => (
        <RadioLine key={option.value}>
          <Mark
            {...input}
            {...radioOf(option, { value, defaultValue, onChange, onValueChange, name }, ownName)}
            aria-invalid={error ? true : undefined}
          />
          <span>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
        </RadioLine>
      ))}
    </FieldGroup>
  );
}
