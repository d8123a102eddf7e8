import { useEffect, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, Skeleton, SkeletonGroup, Stack, Text } from '@guest/design-system';
import type { PaymentSettings } from '@guest/api-contract';
import { formatCents, useLanguage } from '@guest/i18n';
import { useApi, useHoster, useReservationStore } from '@guest/visit';
import { useStepWays } from '../../hooks/useSteps';
import { useSlots } from '../../slots';
import { useHoldStore } from '../../store/stayStores';
import { StepBar } from '../Frame/StepBar';
import type { StepProps } from './FieldsStep';

/** The hold on the guest's card: done, to do here where the app brings what it takes, else at reception. */
export function HoldStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const { previous, goOn, isChange } = useStepWays(step);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <Stack gap={5}>
      {lead}
      <Hold onValidated={goOn} />
      <form noValidate onSubmit={handleSubmit}>
        <StepBar label={isChange ? t('backToCheck') : t('next')} previous={previous} />
      </form>
    </Stack>
  );
}

function Hold({ onValidated }: { onValidated: () => void }) {
  const { t } = useTranslation('checkin');
  const { _id: hosterId } = useHoster();
  const api = useApi();
  const { PreAuthorisation } = useSlots();
  const resource = useHoldStore((state) => state.resource);
  const load = useHoldStore((state) => state.load);
  const reload = useHoldStore((state) => state.reload);
  const publicId = useReservationStore((state) => state.publicId);

  useEffect(() => {
    void load(api, { hosterId, publicId });
  }, [api, hosterId, load, publicId]);

  // A way back to this step says that it is done.
  const handleValidated = () => {
    void reload(api, { hosterId, publicId });
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
  const { isActivated, preAuthorisation } = resource.data;
  if (!isActivated || !preAuthorisation) return <Text tone="muted">{t('hold.nothing')}</Text>;
  if (preAuthorisation.status === 'validated') return <Validated settings={resource.data} />;
  if (PreAuthorisation) return <PreAuthorisation publicId={publicId} onValidated={handleValidated} />;
  return <ToDo settings={resource.data} />;
}

function useAmount({ preAuthorisation, currency }: PaymentSettings): string {
  const language = useLanguage();
  return formatCents(preAuthorisation?.amountCents ?? 0, language, currency);
}

function Validated({ settings }: { settings: PaymentSettings }) {
  const { t } = useTranslation('checkin');
  return (
    <Notice tone="success" title={t('hold.validated')}>
      {t('hold.validatedAmount', { amount: useAmount(settings) })}
    </Notice>
  );
}

function ToDo({ settings }: { settings: PaymentSettings }) {
  const { t } = useTranslation('checkin');
  const days = settings.preAuthorisation?.releaseAfterDays;
  return (
    <Notice title={t('hold.toDo')}>
      {t('hold.toDoAmount', { amount: useAmount(settings) })}{' '}
      {days !== undefined && t('hold.release', { count: days })}
    </Notice>
  );
}
