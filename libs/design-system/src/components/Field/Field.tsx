import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { idList } from '../../internal/idList';
import { color, font } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldError } from './FieldError';

/** What every field has around its control. */
export interface FieldProps {
  label: ReactNode;
  /** A quiet word beside the label: "optional". */
  marker?: ReactNode;
  hint?: ReactNode;
  /** What to do, in words; its presence makes the field invalid. */
  error?: ReactNode;
  isLabelHidden?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  /* Beside a field with an error its own parts stay together. */
  align-content: start;
`;

const Label = styled.label`
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.35;
`;

/* The same whatever it stands beside: a label, a legend, a heading. */
export const Marker = styled.span`
  color: ${color.textMuted};
  font: ${font.regular} ${font.s} / 1.35 ${font.text};
  letter-spacing: normal;
`;

export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.xs};
  line-height: 1.45;
`;

/** Ids that tie a control to its hint and error. */
export function useFieldIds(
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  given: { id?: string; 'aria-describedby'?: string },
) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    labelId: `${id}-label`,
    hintId,
    errorId,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': idList(given['aria-describedby'], hint ? hintId : false, error ? errorId : false),
    },
  };
}

/** Label above, control, hint, error: the frame of every single field. */
export function Field({
  label,
  marker,
  hint,
  error,
  isLabelHidden = false,
  ids,
  children,
}: FieldProps & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  const words = (
    <Label id={ids.labelId} htmlFor={ids.control.id}>
      {label} {marker && <Marker>{marker}</Marker>}
    </Label>
  );
  return (
    <Root>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </Root>
  );
}
