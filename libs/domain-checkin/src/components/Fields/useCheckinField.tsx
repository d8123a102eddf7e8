import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay, useLanguage } from '@guest/i18n';
import { HotelText } from '@guest/visit';
import { useReserved } from '../../hooks/useDraft';
import { useFieldWords } from '../../hooks/useFieldWords';
import { fieldId } from '../../model/fieldId';
import { rowOf, type FieldName } from '../../model/fields';
import type { FieldValue } from '../../model/fieldValue';
import { MAX_LINE_LENGTH } from '../../model/limits';
import type { Problem } from '../../model/problems';
import { useCheckinStore } from '../../store/checkinStore';
import type { ArrangedField } from './arrange';
import { useFieldsOwner } from './FieldsContext';

/** Returns the text that says what to do about a problem. */
export function useProblemText(): (problem: Problem, field: FieldName) => string {
  const { t } = useTranslation('checkin');
  const { isCompanion } = useFieldsOwner();
  const language = useLanguage();
  const known = useCheckinStore((state) => state.answers.stay.departureDate);
  const departure = useReserved()?.departureDate ?? known;
  return (problem, field) =>
    isCompanion && problem === 'signature'
      ? t('errors.companionSignature')
      : t(`errors.${problem}`, {
          count: rowOf(field).maxLength ?? MAX_LINE_LENGTH,
          day: problem.startsWith('reserved') ? formatCalendarDay(departure, language) : '',
        });
}

interface LeafError {
  message?: string;
}

/** A field of the form: its answer, its texts and its errors. */
export function useCheckinField<T>({ field, hint }: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { labelOf } = useFieldWords();
  const textOf = useProblemText();
  const { isCompanion } = useFieldsOwner();
  const { name, isRequired } = field;
  const { field: own, fieldState } = useController({ name });
  const { autoComplete } = rowOf(name);
  const answer = own.value as FieldValue<T>;
  const errors = fieldState.error as (LeafError & Record<string, LeafError | undefined>) | undefined;
  const worded = (error: LeafError | undefined) => error?.message && textOf(error.message as Problem, name);
  return {
    ...answer,
    /** Takes a value; or what was typed in its place, and why it could not be read. */
    change: (value: T, unread?: Omit<FieldValue<T>, 'value'>) => own.onChange({ value, ...unread }),
    onBlur: own.onBlur,
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
