import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { idList } from '../../internal/idList';
import { media } from '../../theme/media';
import { color, font } from '../../theme/tokens';
import { inputBox } from '../Field/inputStyles';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { partsFromText, partsOf, readDate, type DateParts, type DateProblem } from './readDate';

/** Properties of `DateField` with `parts`. */
export interface DatePartsFieldProps {
  label: ReactNode;
  /** The names of the three fields: "Day", "Month", "Year". */
  parts: DateParts;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The parts that the error is about; all unless told. */
  wrongParts?: readonly (keyof DateParts)[];
  isLabelHidden?: boolean;
  /** The day as YYYY-MM-DD, when the caller keeps it. */
  value?: string;
  defaultValue?: string;
  /** The day as YYYY-MM-DD; or nothing, why, and what was typed. A day out of limits comes with its problem. */
  onValueChange?: (value: string, problem?: DateProblem, typed?: DateParts) => void;
  /** What was typed and is no day, when the caller keeps it. */
  typed?: DateParts;
  min?: string;
  max?: string;
  /** "bday" lets the browser fill in the three parts. */
  autoComplete?: 'bday' | 'off';
  /** The group's id, where an error summary leads. */
  id?: string;
  name?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
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
  color: ${color.textMuted};
  font-size: ${font.xs};
  line-height: 1.35;
`;

const PartInput = styled.input`
  ${inputBox}
  color: ${color.text};
  font-variant-numeric: tabular-nums lining-nums;
`;

const order = ['day', 'month', 'year'] as const;
const digitsOf = { day: 2, month: 2, year: 4 } as const;

/** A day typed as day, month and year; a whole date pasted into one part fills all three. */
export function DatePartsField({
  label,
  parts: names,
  marker,
  hint,
  error,
  wrongParts = order,
  isLabelHidden,
  value,
  defaultValue = '',
  onValueChange,
  typed: kept,
  min,
  max,
  autoComplete = 'off',
  id: givenId,
  name,
  disabled,
  'aria-describedby': describedBy,
  'aria-required': isRequired,
}: DatePartsFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(() => ({
    parts: partsOf(value ?? defaultValue),
    date: value ?? defaultValue,
  }));
  /* Half a date is ours to keep; a date that the caller changed is shown. */
  const own = value === undefined || value === typed.date ? typed.parts : partsOf(value);
  const parts = (!value && kept) || own;

  const change = (next: DateParts) => {
    const read = readDate(next, { min, max });
    setTyped({ parts: next, date: read.value });
    if (read.problem && !read.value) onValueChange?.('', read.problem, next);
    else onValueChange?.(read.value, read.problem);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = partsFromText(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  };

  return (
    <FieldGroup
      id={id}
      legend={label}
      isLegendHidden={isLabelHidden}
      gap={0}
      aria-describedby={describedBy}
      {...{ marker, hint, error }}
    >
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
              disabled={disabled}
              aria-required={isRequired}
              aria-invalid={error && wrongParts.includes(part) ? true : undefined}
              aria-describedby={idList(error ? `${id}-error` : false)}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: event.currentTarget.value.replace(/\D/g, '') })}
              onPaste={handlePaste}
            />
          </Part>
        ))}
      </Fields>
      {name && <input type="hidden" name={name} value={readDate(parts).value} />}
    </FieldGroup>
  );
}
