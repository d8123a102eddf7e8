import { useCallback, useMemo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVisitStore, type GuestField } from '@guest/visit';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { useStepWays } from '../../hooks/useSteps';
import type { Agreement, Person, Stay } from '../../model/answers';
import { withChosenCountry } from '../../model/chosenCountry';
import { answeredAgreement } from '../../model/consentTexts';
import { schemaOfFields, staySchema } from '../../model/schema';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { StepBar } from '../Frame/StepBar';
import { FieldsForm } from './FieldsForm';

export interface StepProps {
  step: Step;
  /** What stands above the fields. */
  lead?: ReactNode;
}

/** The bar of a step with fields: on, or back to the answers that are being changed. */
function useBar(step: Step, label?: string) {
  const { t } = useTranslation('checkin');
  const { previous, isChange } = useStepWays(step);
  return <StepBar label={isChange ? t('backToCheck') : (label ?? t('next'))} previous={previous} />;
}

const guestFields = ['firstname', 'lastname', 'email', 'phone'] as const satisfies GuestField[];

export function ClientStep({ step, lead }: StepProps) {
  const { client } = useDraft();
  const isEdited = useCheckinStore((state) => state.answers.edited.includes('client'));
  const contextAt = useRuleContext();
  const save = useCheckinStore((state) => state.saveClient);
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  const { goOn } = useStepWays(step);
  // What is known of the guest here, other forms of the visit need not ask again.
  const handleDone = (person: Person) => {
    for (const field of guestFields) {
      if (guest[field].trim() === '' && person[field].trim() !== '') fillGuest(field, person[field].trim());
    }
    goOn();
  };
  return (
    <FieldsForm<Person & FieldValues>
      fields={step.fields}
      values={useMemo(
        () => ({ ...client, ...withChosenCountry(client, step, isEdited) }),
        [client, step, isEdited],
      )}
      schemaOf={() => schemaOfFields(step.fields, contextAt(new Date()))}
      save={save}
      onDone={handleDone}
      lead={lead}
      bar={useBar(step)}
    />
  );
}

export function StayStep({ step, lead }: StepProps) {
  const { stay } = useDraft();
  const contextAt = useRuleContext();
  const save = useCheckinStore((state) => state.saveStay);
  return (
    <FieldsForm<Stay & FieldValues>
      fields={step.fields}
      values={stay}
      schemaOf={() => staySchema(step.fields, contextAt(new Date()))}
      save={save}
      onDone={useStepWays(step).goOn}
      lead={lead}
      bar={useBar(step)}
    />
  );
}

export function AgreementStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const { agreement } = useDraft();
  const contextAt = useRuleContext();
  const save = useCheckinStore((state) => state.saveAgreement);
  const { goOn } = useStepWays(step);
  const signs = step.fields.some(({ name }) => name === 'signature');
  return (
    <FieldsForm<Agreement & FieldValues>
      fields={step.fields}
      values={agreement}
      schemaOf={() => schemaOfFields(step.fields, contextAt(new Date()))}
      save={save}
      onDone={(values) => {
        const at = new Date().toISOString();
        save(answeredAgreement(values, step.fields, (name) => t(`fields.${name}`), at));
        goOn();
      }}
      lead={lead}
      bar={useBar(step, signs ? t('signature.sign') : undefined)}
    />
  );
}

export function MessageStep({ step, lead }: StepProps) {
  const { message } = useDraft();
  const contextAt = useRuleContext();
  const save = useCheckinStore((state) => state.saveMessage);
  return (
    <FieldsForm<{ message: string }>
      fields={step.fields}
      values={useMemo(() => ({ message }), [message])}
      schemaOf={() => schemaOfFields(step.fields, contextAt(new Date()))}
      save={useCallback((values) => save(values.message), [save])}
      onDone={useStepWays(step).goOn}
      lead={lead}
      bar={useBar(step)}
    />
  );
}
