import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, Split, Stack, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { functionsOf, useHoster, type VisitContext } from '@guest/visit';
import { CallCard } from '../components/CallCard';
import { OtherWay, WriteButton } from '../components/OtherWay';
import { ReceptionHours } from '../components/ReceptionHours';
import { ScanCard } from '../components/ScanCard';
import { useReception } from '../hooks/useReception';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('phone.title');

/** Calls the reception: from this device, or from another one by a code. */
export function Component() {
  const { t } = useTranslation('contact');
  const { number, messageHref } = useReception();
  if (!number) return <NoCalls />;
  return (
    <Page width="gallery">
      <Split
        aside={<ScanCard number={number} />}
        asideLabel={t('phone.scan')}
        asideVariant="bare"
        hidesAsideOnPhone
        mainWidth="reading"
      >
        <Stack gap={6}>
          <Title level="h1">{t('phone.title')}</Title>
          <CallCard number={number} />
          <ReceptionHours />
          {messageHref && (
            <OtherWay title={t('phone.write')} text={t('phone.writeText')} action={<WriteButton />} />
          )}
        </Stack>
      </Split>
    </Page>
  );
}

/** Calls are off, or the number is unknown: offers another way. */
function NoCalls() {
  const { t } = useTranslation('contact');
  const hoster = useHoster();
  const { messageHref } = useReception();
  const { calls } = functionsOf(hoster);
  return (
    <Page>
      <EmptyState
        size="part"
        level="h1"
        icon="phone"
        title={t(calls ? 'phone.unknown.title' : 'phone.off.title')}
        text={t(messageHref ? 'phone.off.write' : 'phone.off.desk')}
        actions={
          messageHref ? (
            <WriteButton hierarchy="primary" />
          ) : (
            <Button hierarchy="secondary" size="l" href={paths.home(hoster.slug)}>
              {t('home', { ns: 'visit' })}
            </Button>
          )
        }
      />
      <ReceptionHours />
    </Page>
  );
}
