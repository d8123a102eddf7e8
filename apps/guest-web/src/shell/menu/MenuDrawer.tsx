import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, Drawer, isIconName, type NavItem } from '@guest/design-system';
import {
  contactOf,
  functionsOf,
  HotelLogo,
  HotelText,
  privacyPolicyOf,
  useConfig,
  useHasScreen,
  useHoster,
  useNavigation,
} from '@guest/visit';
import { isCurrentEntry } from '../../layout/isCurrentEntry';
import { legalWords, trademark } from './legalWords';
import { ContactDetails } from './ContactDetails';
import { menuEntries, opensInNewTab, type MenuEntry, type OwnEntry } from './menuEntries';
import { MenuSettings } from './MenuSettings';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

const ownIcons = {
  planning: 'music',
  discovery: 'activity',
  mood: 'heart',
  press: 'newspaper',
} as const satisfies Record<OwnEntry['id'], NavItem['icon']>;

/** The slide-in menu; a chunk of its own, loaded when it is first opened. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const config = useConfig();
  const hoster = useHoster();
  return (
    <Drawer
      isShow={isOpen}
      onShowChange={onClose}
      title={t('shell:nav.menu')}
      slug={hoster.slug}
      top={<HotelLogo isLink={false} />}
      contact={<ContactButtons onLeave={onClose} />}
      contactDetails={<ContactDetails />}
      items={useItems()}
      opensInNewTab={(href) => opensInNewTab(href, config)}
      settings={<MenuSettings />}
      docPersonalData={privacyPolicyOf(hoster)}
      hasLegalNotice={Boolean(hoster.compliance.docLegalMentions)}
      showTrademark={functionsOf(hoster).showTrademark}
      trademark={trademark}
      labels={{ ...legalWords(t), close: t('shell:nav.closeMenu') }}
    />
  );
}

function useItems(): NavItem[] {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const hoster = useHoster();
  const entries = menuEntries({
    hoster,
    entries: useNavigation(),
    hasScreen: useHasScreen(),
    config: useConfig(),
  });
  const wordsOf = (entry: MenuEntry): Pick<NavItem, 'label' | 'icon'> => {
    if (!('longName' in entry)) return { label: t(`menu.${entry.id}`), icon: ownIcons[entry.id] };
    const { longName, icon } = entry;
    return { label: <HotelText>{longName}</HotelText>, icon: isIconName(icon) ? icon : 'infos' };
  };
  return entries.map((entry) => ({
    href: entry.href,
    isCurrent: isCurrentEntry(entry, pathname),
    ...wordsOf(entry),
  }));
}

function ContactButtons({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['shell', 'visit']);
  const { phone, message, isMessageOutside } = contactOf(useHoster(), useHasScreen());
  const outside = isMessageOutside && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      {phone && (
        <Button hierarchy="secondary" iconLeft="phone" href={phone} isFullWidth onClick={onLeave}>
          {t('shell:contact.phone')}
        </Button>
      )}
      {message && (
        <Button
          hierarchy="secondary"
          iconLeft="message"
          href={message}
          isFullWidth
          onClick={onLeave}
          {...outside}
        >
          {t('shell:contact.message')}
        </Button>
      )}
    </>
  );
}
