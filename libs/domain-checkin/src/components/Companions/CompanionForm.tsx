import { useCallback, useMemo, useState } from 'react';
import { FormProvider, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionBar, Button, Row, Stack, StatusLine, Text } from '@guest/design-system';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { useCompanionWays, useIsChange } from '../../hooks/useSteps';
import { useAnswer, useDispatch } from '../../hooks/useStage';
import { useStepForm } from '../../hooks/useStepForm';
import type { Person } from '../../model/answers';
import { fieldsOfCompanion, flawsOfCompanion, signingAge } from '../../model/checkDraft';
import { withChosenCountry } from '../../model/countries';
import { answered } from '../../model/fieldValue';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { FieldsProvider } from '../Fields/FieldsContext';
import { FormErrors } from '../Fields/FormErrors';
import { StepFields } from '../Fields/StepFields';
import { AskedAgain } from '../Start/AskedAgain';

interface CompanionFormProps {
  step: Step;
  companion: Person & { id: string };
}

const owner = { isCompanion: true };

/** Everything that the hotel asks of one companion. */
export function CompanionForm({ step, companion: { id, ...person } }: CompanionFormProps) {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const { back, list } = useCompanionWays();
  const isChange = useIsChange();
  const { client } = useDraft();
  const contextAt = useRuleContext();
  const answer = useAnswer();
  const dispatch = useDispatch();
  const isEdited = useCheckinStore((state) => state.answers.edited.includes(id));
  const [isCopied, setCopied] = useState(false);

  const json = JSON.stringify(person);
  const values = useMemo(
    () => withChosenCountry(person, step, isEdited),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal texts mean equal values
    [json, step, isEdited],
  );
  const { form, attempt, submit } = useStepForm<Person & FieldValues>({
    values,
    flawsOf: (given) => flawsOfCompanion(step, given, contextAt(new Date())),
    save: useCallback((person) => answer({ of: 'companion', id, values: person }), [id, answer]),
  });

  const { value: address } = client.address;
  const hasAddress = address.line.trim() !== '' || address.city.trim() !== '';
  const asksForAddress = step.fields.some(({ name }) => name === 'address');
  const handleCopy = () => {
    form.setValue('address', answered(address), { shouldDirty: true, shouldValidate: attempt > 0 });
    setCopied(true);
  };
  const handleRemove = () => {
    dispatch({ type: 'companionRemoved', id });
    void navigate(list, { replace: true });
  };
  return (
    <FormProvider {...form}>
      <FieldsProvider value={owner}>
        <form method="post" noValidate onSubmit={(event) => void submit(() => void navigate(back))(event)}>
          <Stack gap={5}>
            <FormErrors fields={step.fields} />
            <AskedAgain step={step} owner={id} />
            {asksForAddress && hasAddress && (
              <Row gap={3}>
                <Button hierarchy="secondary" size="s" onClick={handleCopy}>
                  {t('companions.copyAddress')}
                </Button>
                <StatusLine>{isCopied ? t('companions.copied') : null}</StatusLine>
              </Row>
            )}
            <CompanionFields step={step} />
            <div>
              <Button hierarchy="tertiary" size="s" iconLeft="delete" onClick={handleRemove}>
                {t('companions.remove')}
              </Button>
            </div>
            <ActionBar
              back={
                <Button hierarchy="quaternary" size="l" href={back}>
                  {t(isChange ? 'backToCheck' : 'companions.back')}
                </Button>
              }
              action={
                <Button size="l" isFullWidth type="submit">
                  {t('companions.save')}
                </Button>
              }
            />
          </Stack>
        </form>
      </FieldsProvider>
    </FormProvider>
  );
}

/** The fields depend on the birthday: a companion who is too young does not sign. */
function CompanionFields({ step }: { step: Step }) {
  const { t } = useTranslation('checkin');
  const contextAt = useRuleContext();
  const birthDate = useWatch<Person, 'birthDate'>({ name: 'birthDate' });
  // Only a typed birthday needs today's date: a server must not render by its own clock.
  const count =
    birthDate.value === ''
      ? step.fields.length
      : fieldsOfCompanion(step, { birthDate }, contextAt(new Date())).length;
  const isYoung = count < step.fields.length;
  const fields = useMemo(
    () => (isYoung ? step.fields.filter(({ name }) => name !== 'signature') : step.fields),
    [isYoung, step.fields],
  );
  return (
    <>
      <StepFields fields={fields} />
      {isYoung && (
        <Text size="s" tone="muted">
          {t('companions.minor', { age: signingAge(step) })}
        </Text>
      )}
    </>
  );
}
