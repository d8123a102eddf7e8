import { useTranslation } from 'react-i18next';
import { Footer } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, LanguageButton, privacyPolicyOf, useHoster } from '@guest/visit';

interface HotelFooterProps {
  clearsTabs: boolean;
  hasLanguage: boolean;
}

/** The hotel's documents, and the maker's mark unless the hotel is white label. */
export function HotelFooter({ clearsTabs, hasLanguage }: HotelFooterProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  return (
    <Footer
      linksLabel={t('shell:footer.label')}
      docPersonalData={privacyPolicyOf(hoster)}
      legalNotice={hoster.compliance.docLegalMentions && paths.legalNotice(hoster.slug)}
      trademark={functionsOf(hoster).showTrademark && 'Guest Web'}
      labels={{
        powered_by: t('shell:footer.poweredBy'),
        privacy_policy: t('shell:footer.privacy'),
        legal_notice: t('shell:footer.legal'),
        new_tab: t('visit:newTab'),
      }}
      actions={hasLanguage && <LanguageButton />}
      clears={clearsTabs ? 'tabs' : 'none'}
    />
  );
}
