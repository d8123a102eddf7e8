import { useState } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '@guest/design-system';
import type { Flaw } from '../../model/checkDraft';
import { fieldId } from '../../model/fieldId';
import { isMissing, type Problem } from '../../model/problems';
import type { FormField } from '../../model/steps';
import { useFieldWords } from '../../hooks/useFieldWords';
import { useFieldsOwner } from './FieldsContext';
import { useProblemText } from './useCheckinField';

/** The parts of fields with parts. */
type Part = 'line' | 'postalCode' | 'city' | 'country' | 'type' | 'number' | 'day' | 'time';

const isProblem = (message: unknown): message is Problem => typeof message === 'string' && message !== '';

/** The current errors in the order of the fields. */
function flawsOfErrors(fields: readonly FormField[], errors: FieldErrors): Flaw[] {
  return fields.flatMap(({ name }): Flaw[] => {
    const { message, ...parts } = (errors[name] ?? {}) as { message?: unknown } & Record<string, unknown>;
    if (isProblem(message)) return [{ field: name, problem: message }];
    return Object.entries(parts).flatMap(([part, leaf]) => {
      const problem = (leaf as { message?: unknown } | undefined)?.message;
      return isProblem(problem) ? [{ field: name, part, problem }] : [];
    });
  });
}

/** The summary of errors: missing fields by their names, wrong ones with what to do. */
export function FormErrors({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation('checkin');
  // The form library sets both together after a submit.
  const { errors, submitCount } = useFormState();
  const entryOf = useFlawText(fields);
  // The summary only changes with the next submit: otherwise fields would move while the guest corrects them.
  const [{ attempt, flaws }, setTold] = useState<{ attempt: number; flaws: Flaw[] }>({
    attempt: 0,
    flaws: [],
  });
  if (attempt !== submitCount) setTold({ attempt: submitCount, flaws: flawsOfErrors(fields, errors) });
  return (
    <ErrorSummary
      attempt={attempt}
      title={flaws.some(isMissing) ? t('check.incomplete') : t('errors.toCorrect', { count: flaws.length })}
      errors={flaws.map((flaw) => ({ fieldId: fieldId(flaw.field, flaw.part), message: entryOf(flaw) }))}
    />
  );
}

/** "Prénom", "Adresse e-mail : …", "Adresse, ville". */
function useFlawText(fields: readonly FormField[]): (flaw: Flaw) => string {
  const { t } = useTranslation('checkin');
  const { labelOf } = useFieldWords();
  const { isCompanion } = useFieldsOwner();
  const textOf = useProblemText();
  return (flaw) => {
    const part = flaw.part && t(`parts.${flaw.part as Part}`);
    const label = labelOf(
      fields.find(({ name }) => name === flaw.field) ?? { name: flaw.field },
      isCompanion,
    );
    const field = part ? t('errors.part', { field: label, part }) : label;
    return isMissing(flaw) ? field : t('errors.entry', { field, problem: textOf(flaw.problem, flaw.field) });
  };
}
