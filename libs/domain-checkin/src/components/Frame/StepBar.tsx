import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar, Button } from '@guest/design-system';
import type { Step } from '../../model/steps';

/** Properties of a step's screen. */
export interface StepProps {
  step: Step;
  /** Shown above the fields. */
  lead?: ReactNode;
}

interface StepBarProps {
  /** The label of the main button. */
  label: string;
  previous: string | undefined;
}

/** The buttons to the next and the previous step. */
export function StepBar({ label, previous }: StepBarProps) {
  const { t } = useTranslation('checkin');
  return (
    <ActionBar
      back={
        previous && (
          <Button hierarchy="quaternary" size="l" href={previous}>
            {t('previous')}
          </Button>
        )
      }
      action={
        <Button size="l" isFullWidth type="submit">
          {label}
        </Button>
      }
    />
  );
}
