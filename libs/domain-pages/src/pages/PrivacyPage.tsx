import { useTranslation } from 'react-i18next';
import { Button, Page, Section, Stack, Text, Title } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { privacyPolicyOf, useHoster, type VisitContext } from '@guest/visit';
import { ConsentChoices } from '../components/Privacy/ConsentChoices';
import { DeviceSection } from '../components/Privacy/DeviceSection';
import { HotelSection } from '../components/Privacy/HotelSection';
import { SentSection } from '../components/Privacy/SentSection';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

/** Personal data: the hotel's document, the guest's rights and choices, and what this device and the hotel keep. */
export function Component() {
  const { t } = useTranslation('privacy');
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={3}>
          <Title level="h1">{t('title')}</Title>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <Policy />
        <ConsentChoices />
        <DeviceSection />
        <HotelSection />
        <SentSection />
        <Rights />
      </Stack>
    </Page>
  );
}

function Policy() {
  const { t } = useTranslation('privacy');
  const policy = privacyPolicyOf(useHoster());
  return (
    <Section title={t('policy.title')} gap={3}>
      <Text>{t(policy ? 'policy.text' : 'policy.none')}</Text>
      {policy && (
        <div>
          <Button
            hierarchy="secondary"
            iconLeft="doc"
            href={policy}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('policy.open')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Rights() {
  const { t } = useTranslation('privacy');
  const { email, name, address } = useHoster();
  return (
    <Section title={t('rights.title')} gap={3}>
      <Text>{t('rights.text')}</Text>
      {email ? (
        <div>
          <Button hierarchy="secondary" iconLeft="chat" href={`mailto:${email}`}>
            {t('rights.write')}
          </Button>
        </div>
      ) : (
        <Text>{address ? t('rights.post', { name, address }) : t('rights.desk')}</Text>
      )}
    </Section>
  );
}
