import { useTranslation } from 'react-i18next';
import { Banner, Button } from '@guest/design-system';
import { focusHeading, useHoster } from '@guest/visit';
import { useInstallOffer } from './useInstallOffer';

/** Offers a returning guest the home screen, at the end of home. Once closed, it never comes back. */
export function InstallBanner() {
  const { t } = useTranslation('shell');
  const { slug } = useHoster();
  const { offer, install, refuse } = useInstallOffer(slug, focusHeading);
  if (!offer) return null;
  return (
    <Banner
      aria-label={t('install.label')}
      icon="home"
      dismissLabel={t('install.refuse')}
      onDismiss={refuse}
      action={
        offer === 'prompt' && (
          <Button hierarchy="secondary" size="s" onClick={install}>
            {t('install.action')}
          </Button>
        )
      }
    >
      {t(offer === 'prompt' ? 'install.text' : 'install.ios')}
    </Banner>
  );
}
