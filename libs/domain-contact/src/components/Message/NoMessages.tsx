import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { useReception } from '../../hooks/useReception';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';

/** The hotel reads no messages: who to call, or where to ask. */
export function NoMessages() {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  const { phoneScreen } = useReception();
  return (
    <Page>
      <EmptyState
        size="part"
        level="h1"
        icon="message"
        title={t('message.off.title')}
        text={t(phoneScreen ? 'message.off.call' : 'message.off.desk')}
        actions={
          phoneScreen ? (
            <CallButton hierarchy="primary" />
          ) : (
            <Button hierarchy="secondary" size="l" href={paths.home(slug)}>
              {t('ways.home')}
            </Button>
          )
        }
      />
      <ReceptionHours />
    </Page>
  );
}
