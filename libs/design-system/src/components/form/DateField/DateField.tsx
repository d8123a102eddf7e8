import { useId, useState, type ClipboardEvent } from 'react';
import { styled } from 'styled-components';
import { mutedXs, tabularFigures } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color } from '../../../theme/tokens';
import { type FieldProps } from '../Field/Field';
import { inputBox } from '../Field/inputStyles';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { partsFromText, partsOf, readDate, type DateParts, type DateProblem } from './readDate';
import { type HostProps } from '../../../internal/native';

export interface DateFieldProps extends Omit<FieldProps, 'isLabelHidden'>, HostProps {
  /** The labels of the three fields: "Day", "Month", "Year". */
  parts: DateParts;
  /** The day as YYYY-MM-DD. */
  value: string;
  /** Reports the day, or an empty text with the problem and the typed parts. */
  onValueChange: (value: string, problem?: DateProblem, typed?: DateParts) => void;
  /** Typed parts that are no day, when the caller keeps them. */
  typed?: DateParts;
  /** "bday" lets the browser fill in the three parts. */
  autoComplete?: 'bday' | 'off';
  /** The id of the group, for links from an `ErrorSummary`. */
  id?: string;
  /** Tells screen readers that the day must be filled in. */
  'aria-required'?: boolean;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 84px) minmax(0, 84px) minmax(0, 116px);
  gap: 12px;
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Part = styled.label`
  display: grid;
  gap: 4px;
  align-content: end;
  ${mutedXs}
  line-height: 1.35;
`;

const PartInput = styled.input`
  ${inputBox}
  color: ${color.text};
  ${tabularFigures}
`;

const order = ['day', 'month', 'year'] as const;
const digitsOf = { day: 2, month: 2, year: 4 } as const;

/** A day typed as day, month and year (birthdays, documents). A date pasted into one part fills all three. */
export function DateField({
  label,
  parts: names,
  marker,
  hint,
  error,
  value,
  onValueChange,
  typed: kept,
  autoComplete = 'off',
  id: givenId,
  'aria-required': isRequired,
  ...rest
}: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(() => ({ parts: partsOf(value), date: value }));
  /* Keeps incomplete parts here; shows a date that the caller changed. */
  const own = value === typed.date ? typed.parts : partsOf(value);
  const parts = (!value && kept) || own;

  const change = (next: DateParts) => {
    const { value: date, problem } = readDate(next);
    setTyped({ parts: next, date });
    if (problem) onValueChange('', problem, next);
    else onValueChange(date);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = partsFromText(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  };

  return (
    <FieldGroup {...rest} {...{ id, legend: label, marker, hint, error }} gap={0}>
      <Fields>
        {order.map((part) => (
          <Part key={part} htmlFor={`${id}-${part}`}>
            {names[part]}
            <PartInput
              id={`${id}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              maxLength={digitsOf[part]}
              aria-required={isRequired}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: event.currentTarget.value.replace(/\D/g, '') })}
              onPaste={handlePaste}
            />
          </Part>
        ))}
      </Fields>
    </FieldGroup>
  );
}
