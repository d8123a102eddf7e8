import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Page, Spinner } from '@guest/design-system';
import { focusHeading } from '@guest/visit';

/** Shown while the form is being sent. */
export function Transmitting() {
  const { t } = useTranslation('checkin');
  useEffect(() => focusHeading(), []);
  return (
    <Page>
      <div role="status" aria-live="polite">
        <EmptyState
          icon={<Spinner label={t('check.sending')} />}
          title={t('sending.title')}
          text={t('sending.text')}
        />
      </div>
    </Page>
  );
}
