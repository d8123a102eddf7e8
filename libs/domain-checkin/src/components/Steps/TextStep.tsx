import { useTranslation } from 'react-i18next';
import { Stack } from '@guest/design-system';
import { useStepWays } from '../../hooks/useSteps';
import { StepBar, type StepProps } from '../Frame/StepBar';

interface TextStepProps extends StepProps {
  /** The label of the button. Default: that of the first step. */
  onward?: 'next';
}

/** A screen without fields to check: the hotel's introduction, offers. */
export function TextStep({ step, lead, onward }: TextStepProps) {
  const { t } = useTranslation('checkin');
  const { index, previous, goOn, isChange } = useStepWays(step);
  const label = isChange ? t('backToCheck') : t(onward ?? (index === 0 ? 'start' : 'next'));
  return (
    <form
      method="post"
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
