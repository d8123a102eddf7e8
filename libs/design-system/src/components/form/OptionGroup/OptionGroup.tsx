import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { idList } from '../../../internal/idList';
import { type NativeProps } from '../../../internal/native';
import { oneOf } from '../../../internal/oneOf';
import { mutedXs } from '../../../internal/styles';
import { color, font, space } from '../../../theme/tokens';
import { Marker } from '../Field/Field';
import { FieldError } from '../Field/FieldError';

const legendVariants = ['title', 'label'] as const;

export interface OptionGroupProps extends NativeProps<'fieldset'> {
  /** What is chosen: "Hot drink". */
  legend: ReactNode;
  /** A title above options, or a label above a field. */
  legendVariant?: (typeof legendVariants)[number];
  /** A muted word beside the legend: "optional". */
  marker?: ReactNode;
  /** How many to choose. Stands at the end of the line of the legend. */
  hint?: ReactNode;
  /** What to do about a missing or wrong choice. */
  error?: ReactNode;
}

const Root = styled.fieldset`
  min-width: 0;
  scroll-margin-top: 88px;
  padding: ${space.s5} ${space.s4} ${space.s1};
  & + & {
    padding-top: ${space.s3};
  }
  &[data-invalid='true'] {
    margin: ${space.s3} 0 ${space.s2};
    padding: ${space.s5} ${space.s4} ${space.s3};
    background: ${color.dangerSoft};
    box-shadow: inset 3px 0 ${color.danger};
  }
`;

/* A legend cannot be a flex container in every browser; a floated one takes part in the layout. */
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
  /* Looks like the label of a field. */
  &[data-look='label'] {
    font: ${font.semibold} ${font.s} / 1.35 ${font.text};
    letter-spacing: normal;
  }
`;

const Hint = styled.span`
  flex: none;
  max-width: 100%;
  ${mutedXs}
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

/** A section of choices in a `MenuCard`, with its legend, hint and error. */
export function OptionGroup({
  legend,
  legendVariant,
  marker,
  hint,
  error,
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
      data-invalid={Boolean(error)}
    >
      <Legend>
        <LegendLine>
          <span>
            <Name data-look={oneOf(legendVariants, legendVariant, 'title')}>{legend}</Name>{' '}
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
