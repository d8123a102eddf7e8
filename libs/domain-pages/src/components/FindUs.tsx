import { useTranslation } from 'react-i18next';
import { FactList, Link } from '@guest/design-system';
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
  return (
    <FactList
      items={[
        { id: 'phone', icon: 'phone', text: phone && <Link href={phoneHref(phone)}>{phone}</Link> },
        { id: 'address', icon: 'spot', text: address && <HotelText>{address}</HotelText> },
        {
          id: 'reviews',
          icon: 'star',
          text: hasScreen(reviews) && <Link href={reviews}>{t('home.review')}</Link>,
        },
      ]}
    />
  );
}
