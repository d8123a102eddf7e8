import { useTranslation } from 'react-i18next';
import { Footer } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, LanguageButton, privacyPolicyOf, useHoster } from '@guest/visit';
import { legalWords, trademark } from './menu/legalWords';

interface HotelFooterProps {
  clearsTabs: boolean;
  hasLanguage: boolean;
}

/** The hotel's legal documents, and the maker's trademark unless the hotel is white label. */
export function HotelFooter({ clearsTabs, hasLanguage }: HotelFooterProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  return (
    <Footer
      linksLabel={t('shell:footer.label')}
      docPersonalData={privacyPolicyOf(hoster)}
      legalNotice={hoster.compliance.docLegalMentions && paths.legalNotice(hoster.slug)}
      trademark={functionsOf(hoster).showTrademark && trademark}
      labels={legalWords(t)}
      actions={hasLanguage && <LanguageButton />}
      clears={clearsTabs ? 'tabs' : 'none'}
    />
  );
}
