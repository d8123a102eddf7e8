import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { idList } from '../../internal/idList';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { color, font, space } from '../../theme/tokens';
import { Marker } from '../Field/Field';
import { FieldError } from '../Field/FieldError';

const looks = ['menu', 'plain'] as const;
const legendLooks = ['title', 'label'] as const;

/** Properties of `OptionGroup`. */
export interface OptionGroupProps extends NativeProps<'fieldset'> {
  legend: ReactNode;
  /** Over options a title, over a field its label. */
  legendLook?: (typeof legendLooks)[number];
  /** A quiet word beside the legend: "optional". */
  marker?: ReactNode;
  /** How many to choose, at the end of the legend's line. */
  hint?: ReactNode;
  /** What to do about a missing or wrong choice. */
  error?: ReactNode;
  /** Inside a `MenuCard` it keeps the card's margins; alone it has none. */
  look?: (typeof looks)[number];
}

const Root = styled.fieldset`
  min-width: 0;
  scroll-margin-top: 88px;
  &[data-look='menu'] {
    padding: ${space.s5} ${space.s4} ${space.s1};
  }
  &[data-look='menu'] + & {
    padding-top: ${space.s3};
  }
  &[data-invalid='true'] {
    margin: ${space.s3} 0 ${space.s2};
    padding: ${space.s5} ${space.s4} ${space.s3};
    background: ${color.dangerSoft};
    box-shadow: inset 3px 0 ${color.danger};
  }
`;

/* A legend cannot be a flex line in every browser; floated it joins the flow. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  padding-bottom: ${space.s1};
  + * {
    clear: both;
  }
`;

const LegendLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
  align-items: baseline;
  justify-content: space-between;
`;

const Name = styled.span`
  font: ${font.titleWeight} ${font.l} / 1.15 ${font.title};
  letter-spacing: ${font.titleTracking};
  /* Over a field it is the field's label, and looks as one. */
  &[data-look='label'] {
    font: ${font.semibold} ${font.s} / 1.35 ${font.text};
    letter-spacing: normal;
  }
`;

const Hint = styled.span`
  flex: none;
  max-width: 100%;
  color: ${color.textMuted};
  font-size: ${font.xs};
  [data-invalid='true'] & {
    color: ${color.text};
  }
`;

const Rows = styled.div`
  clear: both;
  > * + * {
    border-top: 1px solid ${color.line};
  }
`;

/** One section of choices with its heading, its rule and, when needed, its error. */
export function OptionGroup({
  legend,
  legendLook,
  marker,
  hint,
  error,
  look,
  children,
  'aria-describedby': describedBy,
  ...rest
}: OptionGroupProps) {
  const errorId = useId();
  return (
    <Root
      tabIndex={-1}
      {...rest}
      aria-describedby={idList(describedBy, error ? errorId : false)}
      data-look={oneOf(looks, look, 'menu')}
      data-invalid={Boolean(error)}
    >
      <Legend>
        <LegendLine>
          <span>
            <Name data-look={oneOf(legendLooks, legendLook, 'title')}>{legend}</Name>{' '}
            {marker && <Marker>{marker}</Marker>}
          </span>
          {hint && <Hint>{hint}</Hint>}
        </LegendLine>
      </Legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Rows>{children}</Rows>
    </Root>
  );
}
