import { useTranslation } from 'react-i18next';
import { Notice, Skeleton, SkeletonGroup, Stack, Text } from '@guest/design-system';
import { formatCents, useLanguage } from '@guest/i18n';
import { useSlots } from '../../context/SlotsContext';
import { useHold } from '../../hooks/useStay';
import { useStepWays } from '../../hooks/useSteps';
import { asksForHold } from '../../store/stayStores';
import type { StepProps } from '../Frame/StepBar';
import { TextStep } from './TextStep';

/** The hold on the guest's card: done, to do here where the app gives a slot for it, else at reception. */
export function HoldStep({ step, lead }: StepProps) {
  const { goOn } = useStepWays(step);
  return (
    <Stack gap={5}>
      {lead}
      <Hold onValidated={goOn} />
      <TextStep step={step} onward="next" />
    </Stack>
  );
}

function Hold({ onValidated }: { onValidated: () => void }) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { PreAuthorisation } = useSlots();
  const { resource, publicId, reload } = useHold();
  // Going back to this step shows that it is done.
  const handleValidated = () => {
    reload();
    onValidated();
  };
  if (resource.status === 'failure') return <Notice tone="warning">{t('hold.unknown')}</Notice>;
  if (resource.status !== 'success') {
    return (
      <SkeletonGroup label={t('hold.loading')}>
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  const { preAuthorisation, currency } = resource.data;
  if (!asksForHold(resource.data)) return <Text tone="muted">{t('hold.nothing')}</Text>;
  const amount = formatCents(preAuthorisation?.amountCents ?? 0, language, currency);
  if (preAuthorisation?.status === 'validated')
    return (
      <Notice tone="success" title={t('hold.validated')}>
        {t('hold.validatedAmount', { amount })}
      </Notice>
    );
  if (PreAuthorisation) return <PreAuthorisation publicId={publicId} onValidated={handleValidated} />;
  const days = preAuthorisation?.releaseAfterDays;
  return (
    <Notice title={t('hold.toDo')}>
      {t('hold.toDoAmount', { amount })} {days !== undefined && t('hold.release', { count: days })}
    </Notice>
  );
}
