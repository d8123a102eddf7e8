import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { IconButton, TopBar } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelLogo, LanguageButton, ShareButton, useHoster } from '@guest/visit';
import { useRouteData } from '../routing/RouteContext';

/** The phone's top bar as the screen asks for it: logo, way back, or plates over a picture. */
export function PhoneTop({ onOpenMenu, hasBottomBar }: { onOpenMenu: () => void; hasBottomBar: boolean }) {
  const { t } = useTranslation('shell');
  const { handle } = useRouteData().match.entry;
  const { slug } = useHoster();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();

  if (handle.chrome === 'bare') return null;
  const menu = <IconButton icon="menu" label={t('nav.menu')} onClick={onOpenMenu} aria-haspopup="dialog" />;
  if (handle.chrome === 'tabs') {
    // The screen's own picture carries logo, actions and (by MenuProvider) the menu.
    if (handle.isOverPicture) return null;
    return (
      <TopBar
        variant="logo"
        logo={<HotelLogo />}
        actions={
          <>
            <LanguageButton />
            <ShareButton />
            {!hasBottomBar && menu}
          </>
        }
      />
    );
  }

  if (handle.chrome === 'done') {
    return (
      <TopBar
        variant="logo"
        logo={<HotelLogo />}
        actions={
          <>
            <LanguageButton />
            <IconButton icon="close" label={t('nav.close')} href={paths.home(slug)} />
          </>
        }
      />
    );
  }

  // The screen above in the address, for who came by a link and has nothing behind them.
  const above = pathname.replace(/\/+$/u, '').split('/').slice(0, -1).join('/') || '/';
  const back = {
    label: t('nav.back'),
    href: above,
    // Asked at the press alone: a server knows no history, and the first rendering must agree with it.
    onPress: (event: MouseEvent) => {
      if (key === 'default') return;
      event.preventDefault();
      void navigate(-1);
    },
  };
  return (
    <TopBar
      variant={handle.isOverPicture ? 'plates' : 'back'}
      back={back}
      logo={handle.isOverPicture ? undefined : <HotelLogo size="s" />}
      actions={
        <>
          <LanguageButton variant={handle.isOverPicture ? 'plate' : 'plain'} />
          {handle.isOverPicture && <ShareButton variant="plate" />}
        </>
      }
    />
  );
}
