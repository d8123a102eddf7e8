import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Row, StatusLine } from '@guest/design-system';
import { useHoster } from '@guest/visit';
import { useInstallOffer } from './useInstallOffer';

/** Moves the focus to the first control of the open menu, which closes it. */
function focusMenu(): void {
  document.querySelector<HTMLElement>('dialog[open] button')?.focus();
}

/** The install offer as an entry of the menu. */
export function InstallEntry() {
  const { t } = useTranslation('shell');
  const { slug } = useHoster();
  const { offer, install } = useInstallOffer(slug, focusMenu);
  const [isExplained, setExplained] = useState(false);
  if (!offer) return null;
  return (
    <>
      <Row>
        <Button
          hierarchy="quaternary"
          size="s"
          iconLeft="plus"
          onClick={offer === 'prompt' ? install : () => setExplained(true)}
        >
          {t('install.action')}
        </Button>
      </Row>
      <StatusLine>{isExplained && t('install.ios')}</StatusLine>
    </>
  );
}
