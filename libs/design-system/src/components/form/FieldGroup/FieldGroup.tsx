import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap } from '../../../internal/gap';
import { type NativeProps } from '../../../internal/native';
import { visuallyHidden } from '../../../internal/styles';
import { font } from '../../../theme/tokens';
import { Hint, Marker, useFieldIds, type GroupProps } from '../Field/Field';
import { FieldError } from '../Field/FieldError';

export interface FieldGroupProps extends GroupProps, Omit<NativeProps<'fieldset'>, 'id'> {
  /** Steps of 4 px between the fields. Default: 5. */
  gap?: Gap;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
  scroll-margin-top: 88px;
`;

const Legend = styled.legend`
  padding-bottom: 6px;
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.35;
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapRules}
  /* Separates the hint of the group from the first field. */
  &[data-follows-hint='true'] {
    margin-top: 6px;
  }
`;

/** Fields that belong together under one legend. */
export function FieldGroup({
  legend,
  marker,
  hint,
  error,
  isLegendHidden = false,
  gap,
  children,
  ...rest
}: FieldGroupProps) {
  const ids = useFieldIds({ hint, error }, rest);
  return (
    <Root tabIndex={-1} {...rest} aria-describedby={ids.describedBy}>
      <Legend data-hidden={isLegendHidden}>
        {legend} {marker && <Marker>{marker}</Marker>}
      </Legend>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      <Fields data-gap={gapOf(gap, 5)} data-follows-hint={Boolean(hint)}>
        {children}
      </Fields>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </Root>
  );
}
