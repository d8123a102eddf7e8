import { useTranslation } from 'react-i18next';
import { ActionBar, Button } from '@guest/design-system';

interface StepBarProps {
  /** What the one main button says. */
  label: string;
  previous: string | undefined;
  /** A link in place of a form's button. */
  href?: string;
}

/** The next step in sight, the one before at hand. */
export function StepBar({ label, previous, href }: StepBarProps) {
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
        href === undefined ? (
          <Button size="l" isFullWidth type="submit">
            {label}
          </Button>
        ) : (
          <Button size="l" isFullWidth href={href}>
            {label}
          </Button>
        )
      }
    />
  );
}
