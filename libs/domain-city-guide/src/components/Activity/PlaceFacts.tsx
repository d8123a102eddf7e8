import { useTranslation } from 'react-i18next';
import { FactList, Link } from '@guest/design-system';
import { NewTabHint, phoneHref } from '@guest/visit';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import type { Place } from '../../model/place';

/** Address, price, phone and site of a place: what is known of them. */
export function PlaceFacts({ place: { address, phone, link, price } }: { place: Place }) {
  const { t } = useTranslation('cityGuide');
  const words = usePlaceWords();
  return (
    <FactList
      items={[
        { id: 'address', icon: 'spot', text: address },
        { id: 'price', icon: 'wallet', text: words.price(price) },
        { id: 'phone', icon: 'phone', text: phone && <Link href={phoneHref(phone)}>{phone}</Link> },
        {
          id: 'site',
          icon: 'globe',
          text: link && (
            <Link href={link} target="_blank" rel="noopener noreferrer">
              {t('place.site')}
              <NewTabHint />
            </Link>
          ),
        },
      ]}
    />
  );
}
