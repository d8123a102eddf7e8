import { useTranslation } from 'react-i18next';
import { Button, MenuPanel, type NavItem } from '@guest/design-system';
import { functionsOf, HotelLogo, phoneHref, useHoster, useLanguageSwitch } from '@guest/visit';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly NavItem[];
}

/** The slide-in menu; a chunk of its own, loaded when it is first opened. */
export function MenuDrawer({ isOpen, onClose, items }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  const { other, switchLanguage } = useLanguageSwitch();
  return (
    <MenuPanel
      isOpen={isOpen}
      onClose={onClose}
      label={t('shell:nav.menu')}
      closeLabel={t('shell:nav.close')}
      top={<HotelLogo isLink={false} />}
      contact={
        phone && (
          <Button hierarchy="secondary" iconLeft="phone" href={phoneHref(phone)} isFullWidth>
            {t('shell:contact.phone')}
          </Button>
        )
      }
      items={items}
      foot={
        <Button hierarchy="quaternary" size="s" iconLeft="languages" lang={other} onClick={switchLanguage}>
          {t('visit:language.switch')}
        </Button>
      }
    />
  );
}
