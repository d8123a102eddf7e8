import { type ReactNode } from 'react';
import { BottomBar } from '../components/BottomBar/BottomBar';
import { IconButton } from '../components/IconButton/IconButton';
import { Link } from '../components/Link/Link';
import { Logo } from '../components/Logo/Logo';
import { SiteHeader } from '../components/SiteHeader/SiteHeader';
import { TopBar } from '../components/TopBar/TopBar';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';

/** The header, tabs and navigation that the demo screens share. */
const sections = [
  { href: '#accueil', label: 'Accueil', icon: 'home' },
  { href: '#services', label: 'Services', icon: 'service' },
  { href: '#livret', label: 'Livret', icon: 'book' },
  { href: '#ville', label: 'En ville', icon: 'map' },
] as const;

const more = [
  { href: '#seminaires', label: 'Séminaires', icon: 'people' },
  { href: '#message', label: 'Message', icon: 'message' },
] as const;

const navigation = (current: string) =>
  sections.map((item) => ({ ...item, isCurrent: item.label === current }));

export const HotelLogo = ({ size }: { size?: 's' | 'm' | 'l' }) => (
  <Logo name="Hôtel des Lices" size={size} href="#accueil" />
);

export const Share = ({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) => (
  <IconButton label="Partager" icon="share" variant={variant} />
);

export function Shell({
  current,
  top,
  hasLine = true,
  hasTabs = true,
  children,
}: {
  current: string;
  top?: ReactNode;
  hasLine?: boolean;
  hasTabs?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <SiteHeader
        logo={<HotelLogo size="l" />}
        navLabel="Navigation principale"
        items={[...navigation(current), ...more.map((item) => ({ ...item }))]}
        actions={
          <Link href="#en" tone="plain" isStandalone lang="en">
            EN<VisuallyHidden>, English version</VisuallyHidden>
          </Link>
        }
        hasLine={hasLine}
      />
      {top === undefined ? <TopBar logo={<HotelLogo />} actions={<Share />} /> : top}
      <main>{children}</main>
      {hasTabs && (
        <BottomBar
          label="Navigation principale"
          items={navigation(current)}
          more={{ label: 'Plus', onClick: () => undefined, isExpanded: false }}
        />
      )}
    </>
  );
}
