import { Logo } from '@guest/design-system';
import { paths } from '@guest/feature';
import { hasFlag, propertyOf } from '../model/hoster';
import { useHoster } from '../hooks/useHoster';

export interface HotelLogoProps {
  size?: 's' | 'm' | 'l';
  isLink?: boolean;
  /** Over a photograph: the hotel's light logo (property `logo-on-pictures`), else its logo drawn in white. */
  isOnPicture?: boolean;
}

/** The hotel's logo, leading home. A logo that is only a mark (flag `logo-is-mark`) has the name beside it. */
export function HotelLogo({ size, isLink = true, isOnPicture = false }: HotelLogoProps) {
  const hoster = useHoster();
  const { name, logo, slug, customization } = hoster;
  // The bars are the plate's own colour: there it would only show its edge.
  const hasPlate = isOnPicture && customization.showLogoBackground;
  const isBare = isOnPicture && !hasPlate;
  const light = isBare ? propertyOf(hoster, 'logo-on-pictures') : undefined;
  return (
    <Logo
      name={name}
      src={typeof light === 'string' ? light : logo}
      size={size}
      hasName={hasFlag(hoster, 'logo-is-mark')}
      isOnPicture={isBare && typeof light !== 'string'}
      hasBackground={hasPlate}
      href={isLink ? paths.home(slug) : undefined}
    />
  );
}
