import { useCallback, useMemo, useState } from 'react';
import { FormProvider, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionBar, Button, Row, Stack, StatusLine, Text } from '@guest/design-system';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { useCompanionWays, useIsChange } from '../../hooks/useSteps';
import { useStepForm } from '../../hooks/useStepForm';
import type { Person } from '../../model/answers';
import { fieldsOfCompanion, isTooYoungToSign, signingAge } from '../../model/checkDraft';
import { withChosenCountry } from '../../model/chosenCountry';
import { readable } from '../../model/problems';
import type { RuleContext } from '../../model/rules';
import { schemaOfFields } from '../../model/schema';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { FieldsProvider } from '../Fields/FieldsContext';
import { FormErrors } from '../Fields/FormErrors';
import { StepFields } from '../Fields/StepFields';
import { LostSecrets } from '../Start/LostSecrets';

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
  const saveCompanion = useCheckinStore((state) => state.saveCompanion);
  const removeCompanion = useCheckinStore((state) => state.removeCompanion);
  const isEdited = useCheckinStore((state) => state.answers.edited.includes(id));
  const [isCopied, setCopied] = useState(false);

  const json = JSON.stringify(person);
  const values = useMemo(
    () => ({ ...person, ...withChosenCountry(person, step, isEdited) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same words are the same values
    [json, step, isEdited],
  );
  const fieldsOf = (given: Pick<Person, 'birthDate'>, context: RuleContext) =>
    fieldsOfCompanion(step, given, context);
  const { form, attempt, submit } = useStepForm<Person & FieldValues>({
    values,
    schemaOf: (given) => {
      const context = contextAt(new Date());
      return schemaOfFields(fieldsOf(given, context), context);
    },
    save: useCallback((given) => saveCompanion(id, given), [id, saveCompanion]),
  });

  const hasAddress = client.address.line.trim() !== '' || client.address.city.trim() !== '';
  const asksForAddress = step.fields.some(({ name }) => name === 'address');
  const handleCopy = () => {
    form.setValue(
      'address',
      { ...client.address, country: readable(client.address.country) },
      { shouldDirty: true, shouldValidate: attempt > 0 },
    );
    setCopied(true);
  };
  const handleRemove = () => {
    removeCompanion(id);
    void navigate(list, { replace: true });
  };
  return (
    <FormProvider {...form}>
      <FieldsProvider value={owner}>
        <form noValidate onSubmit={(event) => void submit(() => void navigate(back))(event)}>
          <Stack gap={5}>
            <FormErrors fields={step.fields} />
            <LostSecrets step={step} owner={id} />
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

/** Follows the birthday: who is too young signs nothing. */
function CompanionFields({ step }: { step: Step }) {
  const { t } = useTranslation('checkin');
  const contextAt = useRuleContext();
  const birthDate = String(useWatch({ name: 'birthDate' }) ?? '');
  // Only a typed birthday asks for the day of today: nothing of it is rendered on a server.
  const isYoung = birthDate !== '' && isTooYoungToSign(step, { birthDate }, contextAt(new Date()));
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
