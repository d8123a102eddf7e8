import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HotelText } from '@guest/visit';
import { useDayWords } from '../../hooks/useDayWords';
import { useReserved } from '../../hooks/useDraft';
import { useFieldWords } from '../../hooks/useFieldWords';
import { kindOf, type FieldName } from '../../model/fieldTable';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../../model/limits';
import type { Problem } from '../../model/problems';
import { useCheckinStore } from '../../store/checkinStore';
import type { ArrangedField } from './arrange';
import { useFieldsOwner } from './FieldsContext';

/** Where a field stands on the page: an error summary and the answers lead there. */
export function fieldId(name: FieldName, part?: string): string {
  return part ? `checkin-${name}-${part}` : `checkin-${name}`;
}

/** What to do about a problem, in words. */
export function useProblemText(): (problem: Problem, field: FieldName) => string {
  const { t } = useTranslation('checkin');
  const { isCompanion } = useFieldsOwner();
  const dayWords = useDayWords();
  const known = useCheckinStore((state) => state.answers.stay.departureDate);
  const departure = useReserved()?.departureDate ?? known;
  return (problem, field) =>
    isCompanion && problem === 'signature'
      ? t('errors.companionSignature')
      : t(`errors.${problem}`, {
          count: field === 'message' ? MAX_MESSAGE_LENGTH : MAX_LINE_LENGTH,
          day: problem.startsWith('reserved') ? dayWords(departure) : '',
        });
}

interface LeafError {
  message?: string;
}

/** A field of the form with its words and its value; each renders by itself alone. */
export function useCheckinField<T>({ field, hint }: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { labelOf } = useFieldWords();
  const textOf = useProblemText();
  const { isCompanion } = useFieldsOwner();
  const { name, isRequired } = field;
  const { field: own, fieldState } = useController({ name });
  const { autoComplete } = kindOf(name);
  const errors = fieldState.error as (LeafError & Record<string, LeafError | undefined>) | undefined;
  const worded = (error: LeafError | undefined) => error?.message && textOf(error.message as Problem, name);
  return {
    value: own.value as T,
    change: (value: T) => own.onChange(value),
    leave: own.onBlur,
    errorOf: (part: string) => worded(errors?.[part]),
    autoComplete: isCompanion ? 'off' : autoComplete,
    isCompanion,
    props: {
      id: fieldId(name),
      label: labelOf(field, isCompanion),
      marker: isRequired ? undefined : t('optional'),
      hint: hint && <HotelText>{hint}</HotelText>,
      error: worded(errors),
      'aria-required': isRequired,
    },
  };
}
