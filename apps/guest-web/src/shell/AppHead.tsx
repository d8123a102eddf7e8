import { useTranslation } from 'react-i18next';
import { Logo, SiteHeader, TopBar } from '@guest/design-system';
import { paths } from '@guest/feature';
import { LanguageButton } from '@guest/visit';

/** The header of pages without a hotel: the app's name and the language. */
export function AppHead() {
  const { t } = useTranslation('shell');
  const logo = <Logo name="Guest Web" src="/mark.svg" size="m" hasName href={paths.landing()} />;
  return (
    <>
      <SiteHeader navLabel={t('nav.main')} logo={logo} hasLine={false} actions={<LanguageButton />} />
      <TopBar variant="logo" logo={logo} actions={<LanguageButton />} />
    </>
  );
}
