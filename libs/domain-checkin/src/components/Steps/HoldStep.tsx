import { useTranslation } from 'react-i18next';
import { Notice, Skeleton, SkeletonGroup, Stack, Text } from '@guest/design-system';
import { formatCents, useLanguage } from '@guest/i18n';
import { useSlots } from '../../context/SlotsContext';
import { useAnswer } from '../../hooks/useStage';
import { useIsLookingUp } from '../../hooks/useIsLookingUp';
import { useHold } from '../../hooks/useStay';
import { useIsHoldToDo } from '../../hooks/useHoldAmount';
import { useStayFacts } from '../../hooks/useStayFacts';
import { useStepWays } from '../../hooks/useSteps';
import { useCheckinStore } from '../../store/checkinStore';
import { asksForHold } from '../../store/stayStores';
import type { StepProps } from '../Frame/StepBar';
import { TextStep } from './TextStep';

/** The hold on the guest's card: done, to do here where the app gives a slot for it, else at reception. */
export function HoldStep({ step, lead }: StepProps) {
  const { PreAuthorisation } = useSlots();
  const isToDo = useIsHoldToDo();
  const { publicId } = useHold();
  // Without a reservation and without answers nothing says whose hold it would be.
  const isOfSomebody = useCheckinStore((state) => publicId !== undefined || state.answers.id !== '');
  const isLookingUp = useIsLookingUp();
  if (isToDo && isOfSomebody && PreAuthorisation && !isLookingUp) return <CardHold step={step} lead={lead} />;
  return (
    <Stack gap={5}>
      {lead}
      <HoldState />
      <TextStep step={step} onward="next" />
    </Stack>
  );
}

/** The card, in the app's slot. */
function CardHold({ step, lead }: StepProps) {
  const { PreAuthorisation } = useSlots();
  const { resource, publicId, reload } = useHold();
  const { goOn } = useStepWays(step);
  const { departure } = useStayFacts();
  const checkinId = useCheckinStore((state) => state.answers.id);
  const answer = useAnswer();
  if (!PreAuthorisation || resource.status !== 'success') return null;
  return (
    <Stack gap={5}>
      {lead}
      <PreAuthorisation
        settings={resource.data}
        publicId={publicId}
        isExplained={Boolean(step.text)}
        attemptKey={`hold-${checkinId}`}
        departureDate={departure || undefined}
        onValidated={(intentId) => {
          answer({ of: 'hold', intentId });
          // Going back to this step shows that it is done.
          reload();
          goOn();
        }}
        onSkip={goOn}
      />
    </Stack>
  );
}

/** Where the hold stands, while there is nothing to do here. */
function HoldState() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { resource } = useHold();
  const isToDo = useIsHoldToDo();
  const isLookingUp = useIsLookingUp();
  if (resource.status === 'failure') return <Notice tone="warning">{t('hold.unknown')}</Notice>;
  if (resource.status !== 'success' || isLookingUp) {
    return (
      <SkeletonGroup label={t('hold.loading')}>
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  const { preAuthorisation, currency } = resource.data;
  if (!asksForHold(resource.data)) return <Text tone="muted">{t('hold.nothing')}</Text>;
  const amount = formatCents(preAuthorisation?.amountCents ?? 0, language, currency);
  if (!isToDo)
    return (
      <Notice tone="success" title={t('hold.validated')}>
        {t('hold.validatedAmount', { amount })}
      </Notice>
    );
  const days = preAuthorisation?.releaseAfterDays;
  return (
    <Notice title={t('hold.toDo')}>
      {t('hold.toDoAmount', { amount })} {days !== undefined && t('hold.release', { count: days })}
    </Notice>
  );
}
