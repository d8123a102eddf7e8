import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Hamburger, IconButton, TopBar } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelLogo, LanguageButton, ShareButton, useHoster } from '@guest/visit';
import type { Layout } from '../layout/layoutOf';
import { screenAbove } from '../routing/screenAbove';

interface PhoneTopProps {
  layout: Layout;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The phone's top bar: logo, way back, or plates over a picture. */
export function PhoneTop({ layout, isMenuOpen, onOpenMenu }: PhoneTopProps) {
  const { t } = useTranslation('shell');
  const { slug } = useHoster();
  const back = useWayBack();
  const { topBar, hasShare, hasMenuButton } = layout;

  // The screen's own picture carries logo, actions and (by MenuProvider) the menu.
  if (topBar === 'none' || topBar === 'picture') return null;
  const isPlate = topBar === 'plates';
  const actions = (
    <>
      <LanguageButton variant={isPlate ? 'plate' : 'plain'} />
      {hasShare && <ShareButton variant={isPlate ? 'plate' : 'plain'} />}
      {hasMenuButton && (
        <Hamburger
          label={t('nav.menu')}
          size={24}
          isOpen={isMenuOpen}
          onToggle={onOpenMenu}
          aria-haspopup="dialog"
        />
      )}
      {(topBar === 'close' || topBar === 'steps') && (
        <IconButton icon="close" label={t('nav.close')} href={paths.home(slug)} />
      )}
    </>
  );
  if (topBar === 'logo' || topBar === 'close')
    return <TopBar variant="logo" logo={<HotelLogo />} actions={actions} />;
  // In a form the logo is no link, so that an accidental tap does not leave it.
  if (topBar === 'steps') {
    return (
      <TopBar variant="back" back={back} logo={<HotelLogo size="s" isLink={false} />} actions={actions} />
    );
  }
  return <TopBar variant={topBar} back={back} logo={<HotelLogo size="s" />} actions={actions} />;
}

/** Goes back in history; without an earlier entry, as after a link, to the screen above in the address. */
function useWayBack() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    label: t('nav.back'),
    href: screenAbove(pathname),
    // Read at the press: a server has no history, and the first rendering must agree with it.
    onClick: (event: MouseEvent) => {
      // The router counts its entries; an entry that replaced the first still has index 0.
      if (!(history.state as { idx?: number } | null)?.idx) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
