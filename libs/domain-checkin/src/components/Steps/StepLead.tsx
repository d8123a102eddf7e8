import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { lazyPart, RichHotelText } from '@guest/visit';
import { useReserved } from '../../hooks/useDraft';
import { isFilledFrom } from '../../model/isFilledFrom';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';

const AskedAgain = lazyPart(async () => (await import('../Start/AskedAgain')).AskedAgain, {
  whileLoading: null,
});

/** The hotel's introduction of a step, and a note where it was filled in already. */
export function StepLead({ step }: { step: Step }) {
  const { t } = useTranslation('checkin');
  const reserved = useReserved();
  const isFilled = useCheckinStore(
    ({ answers, stage }) =>
      reserved && stage.name !== 'choosingReservation' && isFilledFrom(reserved, step.name, answers),
  );
  const isAskedAgain = useCheckinStore((state) => state.secrets.isAskedAgain === true);
  return (
    <>
      {step.text && <RichHotelText headingLevel={2} html={step.text} />}
      {isFilled && (
        <Notice tone="brand" icon="check" title={t('reservation.found')}>
          {t('reservation.foundText')}
        </Notice>
      )}
      {isAskedAgain && <AskedAgain step={step} />}
    </>
  );
}
