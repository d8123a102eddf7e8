import { styled } from 'styled-components';
import { type NativeProps } from '../../../internal/native';
import { font, space } from '../../../theme/tokens';
import { Hint, Marker, useFieldIds, type FieldProps } from '../Field/Field';
import { FieldError } from '../Field/FieldError';
import { Mark } from '../Field/Mark';

export interface CheckboxProps
  extends Omit<FieldProps, 'isLabelHidden'>, Omit<NativeProps<'input'>, 'type'> {}

const Root = styled.div`
  display: grid;
  gap: 6px;
  /* Aligns hint and error with the label. */
  > :not(label) {
    margin: -8px 0 4px calc(24px + ${space.s3});
  }
`;

const Line = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  padding: 10px 0;
  font-size: ${font.s};
  line-height: 1.5;
  cursor: pointer;
`;

/** A checkbox. Its label may contain links. */
export function Checkbox({ label, marker, hint, error, ...input }: CheckboxProps) {
  const ids = useFieldIds({ hint, error }, input);
  return (
    <Root>
      <Line>
        <Mark {...input} {...ids.control} type="checkbox" />
        <span>
          {label} {marker && <Marker>{marker}</Marker>}
        </span>
      </Line>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </Root>
  );
}
