import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BottomBar, isIconName, type NavItem } from '@guest/design-system';
import { HotelText, lazyPart, MenuProvider, useHoster, useNavigation, useVisitStore } from '@guest/visit';
import { useIsOffline } from '../browser/network/useIsOffline';
import { whenIdle } from '../browser/device/whenIdle';
import { layoutOf, type Device } from '../layout/layoutOf';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { HotelFooter } from './HotelFooter';
import { HotelHeader } from './HotelHeader';
import { isCurrentEntry } from '../layout/isCurrentEntry';
import { menuChunk } from './menu/menuChunk';
import { optional } from './optional';
import { PhoneTop } from './PhoneTop';
import { failedScreen } from './ScreenFailure';

const OfflineNotice = lazyPart(async () => (await import('./OfflineNotice')).OfflineNotice, optional);
const ReservationNotice = lazyPart(
  async () => (await import('./ReservationNotice')).ReservationNotice,
  optional,
);
const Attendants = lazyPart(async () => (await import('./attendants/Attendants')).Attendants, optional);
const MenuDrawer = lazyPart(async () => (await menuChunk()).MenuDrawer, optional);

/** The bottom bar shows the first activated elements; "Plus" opens the others. */
const MAX_TABS = 4;

/** The hotel's frame. Phone and desktop parts are both in the page; the styles show those of this window. */
export function HosterShell() {
  const { t } = useTranslation('shell');
  const { pathname, state } = useLocation();
  const hasNotice = (state as { notice?: string } | null)?.notice === 'reservationNotFound';
  const { handle } = useRouteData().match.entry;
  const isOffline = useIsOffline();
  const isIdle = useIsIdle();
  const layouts = useLayouts();
  const entries = useNavigation();
  const menu = useMenu(pathname);
  const isMenuOpen = menu.isOpen ?? false;

  const items = (name: 'shortName' | 'longName') =>
    entries.map((entry): NavItem => ({
      href: entry.href,
      label: <HotelText>{entry[name]}</HotelText>,
      icon: isIconName(entry.icon) ? entry.icon : 'infos',
      isCurrent: isCurrentEntry(entry, pathname),
    }));
  const { phone, desktop } = layouts;

  return (
    <>
      <HotelHeader
        layout={desktop}
        items={items('longName')}
        hasLine={!(handle.chrome === 'tabs' && handle.isOverPicture)}
        isMenuOpen={isMenuOpen}
        onOpenMenu={menu.open}
      />
      <PhoneTop layout={phone} isMenuOpen={isMenuOpen} onOpenMenu={menu.open} />
      {isOffline && <OfflineNotice />}
      <main id="main" tabIndex={-1}>
        <MenuProvider value={phone.hasMenuButton ? menu.open : undefined}>
          {hasNotice && <ReservationNotice />}
          <RoutePage fallback={failedScreen} />
        </MenuProvider>
        {isIdle && <Attendants hasPhoneButton={phone.hasPhoneButton} />}
      </main>
      {phone.hasFooter && (
        <HotelFooter clearsTabs={phone.hasBottomBar} hasLanguage={desktop.hasFooterLanguage} />
      )}
      {phone.hasBottomBar && (
        <BottomBar
          label={t('nav.main')}
          items={items('shortName').slice(0, MAX_TABS)}
          more={{ label: t('nav.more'), onClick: menu.open, isExpanded: isMenuOpen }}
        />
      )}
      {menu.isOpen !== undefined && <MenuDrawer isOpen={isMenuOpen} onClose={menu.close} />}
    </>
  );
}

function useLayouts() {
  const hoster = useHoster();
  const pageSlugs = useVisitStore((visit) => visit.pageSlugs);
  const { pathname: path, search } = useLocation();
  const { handle } = useRouteData().match.entry;
  const isLandingPage = new URLSearchParams(search).get('landing-page') === 'true';
  const of = (device: Device) =>
    layoutOf({ path, device, hoster, handle, flags: { isLandingPage, pageSlugs } });
  return { phone: of('phone'), desktop: of('desktop') };
}

/**
 * The menu's state: `isOpen` is undefined until it is first opened. Navigating closes it, and so does Back to the same
 * screen. A chunk that failed to load is loaded again at the next press.
 */
function useMenu(pathname: string) {
  const [openAt, setOpenAt] = useState<string>();
  const close = useCallback(() => setOpenAt((at) => at && ''), []);
  if (openAt && openAt !== pathname) close();
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);
  // Stable on a screen: a changed context makes React render again what is not hydrated yet.
  const open = useCallback(
    () => void menuChunk().then(() => setOpenAt(pathname), menuChunk.reset),
    [pathname],
  );
  return {
    isOpen: openAt === undefined ? undefined : openAt === pathname,
    open,
    close,
  };
}

/** Whether the page is hydrated and the browser idle. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
