import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, VisuallyHidden } from '@guest/design-system';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';

/** The hotel answers on a messaging of its own, in a tab of its own. */
export function OutsideMessages({ href }: { href: string }) {
  const { t } = useTranslation(['contact', 'visit']);
  return (
    <Page>
      <EmptyState
        size="part"
        level="h1"
        icon="message"
        title={t('contact:message.outside.title')}
        text={t('contact:message.outside.text')}
        actions={
          <>
            <Button size="l" iconRight="external" href={href} target="_blank" rel="noopener noreferrer">
              {t('contact:message.outside.open')}
              <VisuallyHidden>{t('visit:newTab')}</VisuallyHidden>
            </Button>
            <CallButton />
          </>
        }
      />
      <ReceptionHours />
    </Page>
  );
}
