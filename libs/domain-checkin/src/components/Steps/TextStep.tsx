import { useTranslation } from 'react-i18next';
import { Stack } from '@guest/design-system';
import { useStepWays } from '../../hooks/useSteps';
import { StepBar } from '../Frame/StepBar';
import type { StepProps } from './FieldsStep';

/** A screen to read: the hotel's introduction. */
export function TextStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const { index, previous, goOn, isChange } = useStepWays(step);
  const label = isChange ? t('backToCheck') : t(index === 0 ? 'start' : 'next');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <Stack gap={5}>
        {lead}
        <StepBar label={label} previous={previous} />
      </Stack>
    </form>
  );
}
