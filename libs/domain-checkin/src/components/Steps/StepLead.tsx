import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { useReserved } from '../../hooks/useDraft';
import { isFilledFrom } from '../../model/isFilledFrom';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { RichHotelText } from '../Fields/RichHotelText';
import { lazyPart } from '../lazyPart';
import { LostPapers } from '../Start/LostPapers';

const LostSecrets = lazyPart(async () => (await import('../Start/LostSecrets')).LostSecrets);

/** What the hotel says of a step, and what was filled in already. */
export function StepLead({ step }: { step: Step }) {
  const { t } = useTranslation('checkin');
  const reserved = useReserved();
  const isFilled = useCheckinStore(
    ({ answers, other }) => reserved && !other && isFilledFrom(reserved, step.name, answers),
  );
  const isLost = useCheckinStore((state) => state.lostSecrets.length > 0);
  // Once it stands there it decides by itself how long.
  const [hasLost, setHasLost] = useState(isLost);
  if (isLost && !hasLost) setHasLost(true);
  return (
    <>
      {step.text && <RichHotelText html={step.text} />}
      {isFilled && (
        <Notice tone="brand" icon="check" title={t('reservation.found')}>
          {t('reservation.foundText')}
        </Notice>
      )}
      {hasLost && (
        <Suspense>
          <LostSecrets step={step} />
        </Suspense>
      )}
      {step.fields.some(({ name }) => name === 'passport') && <LostPapers />}
    </>
  );
}
