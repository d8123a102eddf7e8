import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, NewTabHint, useHoster } from '@guest/visit';
import { useReception } from '../../hooks/useReception';
import { CallButton } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';

/** In place of the form: the hotel answers on its own messaging, or reads no messages. */
export function NoForm() {
  const hoster = useHoster();
  const href = functionsOf(hoster).messages && hoster.messagingLink;
  return href ? <OutsideMessages href={href} /> : <NoMessages />;
}

interface InsteadProps {
  title: string;
  text: string;
  actions: ReactNode;
}

function Instead({ title, text, actions }: InsteadProps) {
  return (
    <Page>
      <EmptyState size="part" level="h1" icon="message" title={title} text={text} actions={actions} />
      <ReceptionHours />
    </Page>
  );
}

/** Opens the hotel's own messaging in a new tab. */
function OutsideMessages({ href }: { href: string }) {
  const { t } = useTranslation('contact');
  return (
    <Instead
      title={t('message.outside.title')}
      text={t('message.outside.text')}
      actions={
        <>
          <Button size="l" iconRight="external" href={href} target="_blank" rel="noopener noreferrer">
            {t('message.outside.open')}
            <NewTabHint />
          </Button>
          <CallButton />
        </>
      }
    />
  );
}

function NoMessages() {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  const { phoneScreen } = useReception();
  return (
    <Instead
      title={t('message.off.title')}
      text={t(phoneScreen ? 'message.off.call' : 'message.off.desk')}
      actions={
        phoneScreen ? (
          <CallButton hierarchy="primary" />
        ) : (
          <Button hierarchy="secondary" size="l" href={paths.home(slug)}>
            {t('home', { ns: 'visit' })}
          </Button>
        )
      }
    />
  );
}
