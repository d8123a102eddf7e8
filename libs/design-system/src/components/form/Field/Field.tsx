import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { idList } from '../../../internal/idList';
import { mutedXs } from '../../../internal/styles';
import { color, font, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { FieldError } from './FieldError';

interface WordsProps {
  /** A muted word beside the label: "optional". */
  marker?: ReactNode;
  /** Help that is needed before an error: format, purpose. */
  hint?: ReactNode;
  /** Says what to do. Its presence makes the field invalid. */
  error?: ReactNode;
}

/** Where the label of a field stands: above its control, or beside it. */
export const fieldLayouts = ['stack', 'row'] as const;
export type FieldLayout = (typeof fieldLayouts)[number];

/** What every field has around its control. */
export interface FieldProps extends WordsProps {
  /** Names the field, above it. */
  label: ReactNode;
  /** Hides the label from sight but not from screen readers. */
  isLabelHidden?: boolean;
}

/** What every group of controls has around them. */
export interface GroupProps extends WordsProps {
  /** Names the group, above it. */
  legend: ReactNode;
  /** Hides the legend from sight but not from screen readers. */
  isLegendHidden?: boolean;
  /** The id of the group, for links from an `ErrorSummary`. */
  id?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  /* Keeps the parts together beside a field that is higher because of its error. */
  align-content: start;
  /* A counter is as high as other fields, at the start of their column. */
  &[data-layout='stack'] > [data-ds-stepper] {
    justify-self: start;
    min-height: 48px;
  }
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2} ${space.s4};
    align-items: center;
    justify-content: space-between;
    > label {
      min-width: 0;
    }
    > p {
      flex-basis: 100%;
    }
  }
`;

const Label = styled.label`
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.35;
`;

/* Sets the whole font: a marker stands beside labels, legends and headings. */
export const Marker = styled.span`
  color: ${color.textMuted};
  font: ${font.regular} ${font.s} / 1.35 ${font.text};
  letter-spacing: normal;
`;

export const Hint = styled.p`
  ${mutedXs}
  line-height: 1.45;
`;

/** Ids that tie a control or a group to its label, hint and error. */
export function useFieldIds(
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  given: { id?: string; 'aria-describedby'?: string },
) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = idList(given['aria-describedby'], hint ? hintId : false, error ? errorId : false);
  return {
    labelId: `${id}-label`,
    hintId,
    errorId,
    describedBy,
    control: { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': describedBy },
  };
}

/** The frame of a field: label, control, hint and error. */
export function Field({
  label,
  marker,
  hint,
  error,
  isLabelHidden = false,
  layout,
  ids,
  children,
}: FieldProps & { layout?: FieldLayout; ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  const words = (
    <Label id={ids.labelId} htmlFor={ids.control.id}>
      {label} {marker && <Marker>{marker}</Marker>}
    </Label>
  );
  return (
    <Root data-layout={layout}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </Root>
  );
}
