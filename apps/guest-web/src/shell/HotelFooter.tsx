import { useTranslation } from 'react-i18next';
import { Footer, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, privacyPolicyOf, useHoster } from '@guest/visit';

/** The hotel's documents, and the maker's mark unless the hotel is white label. */
export function HotelFooter({ clearsTabs }: { clearsTabs: boolean }) {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  const policy = privacyPolicyOf(hoster);
  const links = [
    ...(policy ? [{ href: policy, label: t('footer.privacy'), newTabLabel: t('visit:newTab') }] : []),
    ...(hoster.compliance.docLegalMentions
      ? [{ href: paths.legalNotice(hoster.slug), label: t('footer.legal') }]
      : []),
  ];
  return (
    <Footer linksLabel={t('footer.label')} links={links} clears={clearsTabs ? 'tabs' : 'none'}>
      {functionsOf(hoster).showTrademark && <Text size="xs">{t('footer.poweredBy')} Guest Web</Text>}
    </Footer>
  );
}
