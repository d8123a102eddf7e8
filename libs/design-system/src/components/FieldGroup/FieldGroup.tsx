import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap } from '../../internal/gap';
import { idList } from '../../internal/idList';
import { type NativeProps } from '../../internal/native';
import { font } from '../../theme/tokens';
import { Hint, Marker } from '../Field/Field';
import { FieldError } from '../Field/FieldError';

/** Properties of `FieldGroup`. */
export interface FieldGroupProps extends NativeProps<'fieldset'> {
  legend: ReactNode;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  /** Steps of 4 px between the fields. */
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
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapRules}
  /* Words about the group are not those of its first field. */
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
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Root
      tabIndex={-1}
      {...rest}
      aria-describedby={idList(describedBy, hint ? `${id}-hint` : false, error ? `${id}-error` : false)}
    >
      <Legend data-hidden={isLegendHidden}>
        {legend} {marker && <Marker>{marker}</Marker>}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Fields data-gap={gapOf(gap, 5)} data-follows-hint={Boolean(hint)}>
        {children}
      </Fields>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
