import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useDraft } from '../../hooks/useDraft';
import type { StepFlaws } from '../../model/checkDraft';

/** One line a screen that is not finished; it leads to that part of the answers. */
export function useFlawEntries(flaws: readonly StepFlaws[]): FieldError[] {
  const { t } = useTranslation('checkin');
  const { companions } = useDraft();
  const { nameOf, lacking } = useCompanionWords();
  return flaws.map(({ step, companion, flaws: found, isOver }) => {
    const person = companion === undefined ? undefined : companions[companion];
    const name = person ? nameOf(person, companion ?? 0) : t(`steps.${step.name}.title`);
    if (isOver) {
      return {
        fieldId: step.name,
        message: t('check.entry', {
          step: name,
          what: t('errors.tooManyCompanions', { count: step.maxCompanions }),
        }),
      };
    }
    return {
      fieldId: person?.id ?? step.name,
      message: t('check.entry', { step: name, what: lacking(step, found) }),
    };
  });
}
