import { useTranslation } from 'react-i18next';
import { Hamburger, IconButton, SiteHeader, type NavItem } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelLogo, LanguageButton, useHoster } from '@guest/visit';
import type { Layout } from '../layout/layoutOf';

/** The entries that fit into one line at 1,200 px; narrower windows show fewer, and the menu has them all. */
const MAX_ITEMS = 5;

interface HotelHeaderProps {
  layout: Layout;
  items: readonly NavItem[];
  /** A hairline below; a picture needs none. */
  hasLine: boolean;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The header of wide windows. */
export function HotelHeader({ layout, items, hasLine, isMenuOpen, onOpenMenu }: HotelHeaderProps) {
  const { t } = useTranslation('shell');
  const { slug } = useHoster();
  const { header, headerHeight } = layout;
  if (header === 'none') return null;
  const isAlone = header === 'logo';
  return (
    <SiteHeader
      navLabel={t('nav.main')}
      logo={<HotelLogo size="m" isLink={!isAlone} />}
      height={headerHeight}
      hasLine={hasLine}
      isCentred={isAlone}
      items={isAlone ? [] : items.slice(0, MAX_ITEMS)}
      actions={
        <>
          <LanguageButton />
          {isAlone ? (
            <IconButton icon="close" label={t('nav.close')} href={paths.home(slug)} />
          ) : (
            <Hamburger
              label={t('nav.menu')}
              hasLabel
              size={20}
              isOpen={isMenuOpen}
              onToggle={onOpenMenu}
              aria-haspopup="dialog"
            />
          )}
        </>
      }
    />
  );
}
