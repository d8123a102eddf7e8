import { useTranslation } from 'react-i18next';
import { Footer, Text } from '@guest/design-system';
import { functionsOf, useHoster } from '@guest/visit';

/** The hotel's documents, and the maker's mark unless the hotel is white label. */
export function HotelFooter({ clearsTabs }: { clearsTabs: boolean }) {
  const { t } = useTranslation('shell');
  const hoster = useHoster();
  const { docPersonalDataProtectionPolicy: policy, docLegalMentions: legal } = hoster.compliance;
  const links = [
    ...(policy ? [{ href: policy, label: t('footer.privacy') }] : []),
    ...(legal ? [{ href: legal, label: t('footer.legal') }] : []),
  ];
  return (
    <Footer linksLabel={t('footer.label')} links={links} clears={clearsTabs ? 'tabs' : 'none'}>
      {functionsOf(hoster).showTrademark && <Text size="xs">{t('footer.poweredBy')} Guest Web</Text>}
    </Footer>
  );
}
