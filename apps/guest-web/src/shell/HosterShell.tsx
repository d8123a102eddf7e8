import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BottomBar, isIconName, type NavItem } from '@guest/design-system';
import { HotelText, MenuProvider, useHoster, useNavigation, useVisitStore } from '@guest/visit';
import { useIsOffline } from '../browser/useIsOffline';
import { whenIdle } from '../browser/whenIdle';
import { layoutOf, type Device } from '../layout/layoutOf';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { HotelFooter } from './HotelFooter';
import { HotelHeader } from './HotelHeader';
import { isCurrentEntry } from './isCurrentEntry';
import { menuChunk } from './menu/menuChunk';
import { optionalPart } from './optionalPart';
import { PhoneTop } from './PhoneTop';

const OfflineNotice = optionalPart(async () => (await import('./OfflineNotice')).OfflineNotice);
const ReservationNotice = optionalPart(async () => (await import('./ReservationNotice')).ReservationNotice);
const Attendants = optionalPart(async () => (await import('./attendants/Attendants')).Attendants);
const MenuDrawer = optionalPart(async () => (await menuChunk()).MenuDrawer);

/** Spec 2: at most the first four activated elements stand in the bottom bar. */
const MAX_TABS = 4;

/** Shown when its chunk has come, and nothing until then. */
function Later({ when, children }: { when: boolean; children: ReactNode }) {
  return when && <Suspense fallback={null}>{children}</Suspense>;
}

/** The hotel's frame: both devices' are in the page, and the styles show the one of this window (decision 0003). */
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
        onOpenMenu={menu.open}
      />
      <PhoneTop layout={phone} onOpenMenu={menu.open} />
      <Later when={isOffline}>
        <OfflineNotice />
      </Later>
      <main id="main" tabIndex={-1}>
        <MenuProvider value={phone.hasMenuButton ? menu.open : undefined}>
          <Later when={hasNotice}>
            <ReservationNotice />
          </Later>
          <RoutePage />
        </MenuProvider>
        <Later when={isIdle}>
          <Attendants hasPhoneButton={phone.hasPhoneButton} />
        </Later>
      </main>
      {phone.hasFooter && (
        <HotelFooter clearsTabs={phone.hasBottomBar} hasLanguage={desktop.hasFooterLanguage} />
      )}
      {phone.hasBottomBar && (
        <BottomBar
          label={t('nav.main')}
          items={items('shortName').slice(0, MAX_TABS)}
          more={{ label: t('nav.more'), onPress: menu.open, isExpanded: menu.isOpen ?? false }}
        />
      )}
      <Later when={menu.isOpen !== undefined}>
        <MenuDrawer isOpen={menu.isOpen ?? false} onClose={menu.close} />
      </Later>
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
 * Undefined until it is opened; over one screen alone. Back leaves it, too: also back to this very screen, from one that
 * was on its way. A chunk that does not come is asked for again at the next press.
 */
function useMenu(pathname: string) {
  const [openAt, setOpenAt] = useState<string>();
  const close = useCallback(() => setOpenAt((at) => at && ''), []);
  if (openAt && openAt !== pathname) close();
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);
  // The same function on a screen: a context that changes makes React draw anew what it has not hydrated yet.
  const open = useCallback(
    () => void menuChunk().then(() => setOpenAt(pathname), menuChunk.forget),
    [pathname],
  );
  return {
    isOpen: openAt === undefined ? undefined : openAt === pathname,
    open,
    close,
  };
}

/** The page stands, answers, and has nothing better to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
