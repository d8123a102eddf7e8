import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BottomBar, Button, isIconName, SiteHeader, type NavItem } from '@guest/design-system';
import {
  HotelLogo,
  HotelText,
  LanguageButton,
  MenuProvider,
  navigationOf,
  useHasScreen,
  useHoster,
  type NavigationEntry,
} from '@guest/visit';
import { useIsOffline } from '../browser/useIsOffline';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { HotelFooter } from './HotelFooter';
import { optionalPart } from './optionalPart';
import { PhoneTop } from './PhoneTop';

const OfflineNotice = optionalPart(async () => (await import('./OfflineNotice')).OfflineNotice);
const ReservationNotice = optionalPart(async () => (await import('./ReservationNotice')).ReservationNotice);
const MenuDrawer = optionalPart(async () => (await import('./MenuDrawer')).MenuDrawer);

/** Spec 2: at most the first four activated elements stand in the bottom bar. */
const MAX_TABS = 4;
const MAX_HEADER_ITEMS = 6;

function samePath(a: string, b: string): boolean {
  return a.replace(/\/+$/u, '').toLowerCase() === b.replace(/\/+$/u, '').toLowerCase();
}

/** The hotel's frame: site header on wide windows, top and bottom bar on narrow ones, menu and footer on both. */
export function HosterShell() {
  const { t } = useTranslation('shell');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const { pathname, state } = useLocation();
  const hasNotice = (state as { notice?: string } | null)?.notice === 'reservationNotFound';
  const { handle } = useRouteData().match.entry;
  const isOffline = useIsOffline();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasMenuAsked, setMenuAsked] = useState(false);

  const entries = navigationOf(hoster, hasScreen);
  const home = entries.find(({ href }) => samePath(href, `/${hoster.slug}`));
  // A screen below a section belongs to it: the service's page highlights "Services".
  const isCurrent = ({ href }: NavigationEntry) =>
    samePath(href, pathname) ||
    (href !== home?.href && pathname.toLowerCase().startsWith(`${href.toLowerCase()}/`));
  const item = (entry: NavigationEntry, name: 'shortName' | 'longName'): NavItem => ({
    href: entry.href,
    label: <HotelText>{entry[name]}</HotelText>,
    icon: isIconName(entry.icon) ? entry.icon : 'infos',
    isCurrent: isCurrent(entry),
  });

  const openMenu = () => {
    setMenuAsked(true);
    setMenuOpen(true);
  };
  const hasBottomBar = handle.chrome === 'tabs' && hoster.customization.navigation.isNavigationBarActivated;

  return (
    <>
      {handle.chrome !== 'bare' && (
        <SiteHeader
          navLabel={t('nav.main')}
          logo={<HotelLogo size="m" />}
          height={hoster.customization.navigation.isNavigationBarActivated ? 80 : 110}
          hasLine={!(handle.chrome === 'tabs' && handle.isOverPicture)}
          items={entries.slice(0, MAX_HEADER_ITEMS).map((entry) => item(entry, 'longName'))}
          actions={
            <>
              <LanguageButton />
              <Button
                hierarchy="quaternary"
                size="s"
                iconLeft="menu"
                onClick={openMenu}
                aria-haspopup="dialog"
              >
                {t('nav.menu')}
              </Button>
            </>
          }
        />
      )}
      <PhoneTop onOpenMenu={openMenu} hasBottomBar={hasBottomBar} />
      {isOffline && (
        <Suspense fallback={null}>
          <OfflineNotice />
        </Suspense>
      )}
      <main id="main" tabIndex={-1}>
        <MenuProvider value={hasBottomBar ? undefined : openMenu}>
          {hasNotice && (
            <Suspense fallback={null}>
              <ReservationNotice />
            </Suspense>
          )}
          <RoutePage />
        </MenuProvider>
      </main>
      <HotelFooter clearsTabs={hasBottomBar} />
      {hasBottomBar && (
        <BottomBar
          label={t('nav.main')}
          items={entries.slice(0, MAX_TABS).map((entry) => item(entry, 'shortName'))}
          more={{ label: t('nav.more'), onPress: openMenu, isExpanded: isMenuOpen }}
        />
      )}
      {wasMenuAsked && (
        <Suspense fallback={null}>
          <MenuDrawer
            isOpen={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            items={entries.map((entry) => item(entry, 'longName'))}
          />
        </Suspense>
      )}
    </>
  );
}
