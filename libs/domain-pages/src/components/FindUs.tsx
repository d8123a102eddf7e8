import { useTranslation } from 'react-i18next';
import { FactList, Link, type FactListProps } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, HotelText, phoneHref, useHasScreen, useHoster } from '@guest/visit';

/** How to call the hotel, where it is, and where to say how the stay was. */
export function FindUs() {
  const { t } = useTranslation('pages');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const { address, slug } = hoster;
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  const reviews = paths.reviews(slug);
  const items: FactListProps['items'][number][] = [];
  if (phone) items.push({ id: 'phone', icon: 'phone', text: <Link href={phoneHref(phone)}>{phone}</Link> });
  if (address) items.push({ id: 'address', icon: 'spot', text: <HotelText>{address}</HotelText> });
  if (hasScreen(reviews))
    items.push({ id: 'reviews', icon: 'star', text: <Link href={reviews}>{t('home.review')}</Link> });
  return <FactList items={items} />;
}
