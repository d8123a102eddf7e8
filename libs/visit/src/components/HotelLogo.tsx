import { Logo } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '../useHoster';

/** The hotel's logo, leading home. */
export function HotelLogo({ size, isLink = true }: { size?: 's' | 'm' | 'l'; isLink?: boolean }) {
  const { name, logo, slug, customization } = useHoster();
  return (
    <Logo
      name={name}
      src={logo}
      size={size}
      hasBackground={customization.showLogoBackground}
      href={isLink ? paths.home(slug) : undefined}
    />
  );
}
