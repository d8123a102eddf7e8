import { useCallback, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Stack } from '@guest/design-system';
import { useVisitStore } from '@guest/visit';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { useAnswer } from '../../hooks/useStage';
import { useStepForm } from '../../hooks/useStepForm';
import { useStepWays } from '../../hooks/useSteps';
import type { Agreement, Person } from '../../model/answers';
import { flawsOfStep } from '../../model/checkDraft';
import { answeredAgreement } from '../../model/consentTexts';
import { withChosenCountry } from '../../model/countries';
import type { Answer } from '../../model/changeForm';
import { ownerOfStep } from '../../model/draft';
import { guestFields } from '../../model/fields';
import { useCheckinStore } from '../../store/checkinStore';
import { FormErrors } from '../Fields/FormErrors';
import { StepFields } from '../Fields/StepFields';
import { StepBar, type StepProps } from '../Frame/StepBar';

/** Shares the guest's own data with the visit's other forms. */
function useShareGuest(): (person: Person) => void {
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return (person) => {
    for (const { name, guest: field } of guestFields) {
      const said = person[name].value.trim();
      if (guest[field].trim() === '' && said !== '') fillGuest(field, said);
    }
  };
}

/** A step that is a form of fields; companions have their own. */
export function FieldsStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const part = ownerOfStep[step.name] ?? 'client';
  const draft = useDraft();
  const isEdited = useCheckinStore((state) => state.answers.edited.includes('client'));
  const contextAt = useRuleContext();
  const answer = useAnswer();
  const { previous, isChange, goOn } = useStepWays(step);
  const shareGuest = useShareGuest();
  const own = draft[part];
  const values = useMemo(
    () => (part === 'client' ? withChosenCountry(own as Person, step, isEdited) : own),
    [own, part, step, isEdited],
  );
  const save = useCallback(
    (given: typeof own) => answer({ of: part, values: given } as Answer),
    [answer, part],
  );

  const handleDone = (given: typeof own) => {
    if (part === 'client') shareGuest(given as Person);
    if (part === 'agreement') {
      const at = new Date().toISOString();
      save(answeredAgreement(given as Agreement, step.fields, (name) => t(`fields.${name}`), at));
    }
    goOn();
  };
  const signs = part === 'agreement' && step.fields.some(({ name }) => name === 'signature');
  const onward = signs ? t('signature.sign') : t('next');
  const { form, submit } = useStepForm<typeof own>({
    values,
    flawsOf: (given) => flawsOfStep(step, { ...draft, [part]: given }, contextAt(new Date())),
    save,
  });
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void submit(handleDone)(event)}>
        <Stack gap={5}>
          <FormErrors fields={step.fields} />
          {lead}
          <StepFields fields={step.fields} />
          <StepBar label={isChange ? t('backToCheck') : onward} previous={previous} />
        </Stack>
      </form>
    </FormProvider>
  );
}
