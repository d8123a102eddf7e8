import { useTranslation } from 'react-i18next';
import { OfferCode } from '@guest/visit';
import type { Place } from '../../model/place';
import { PlaceText } from '../PlaceText';

/** What the place gives to guests, with its code. */
export function PromoCard({ place }: { place: Place }) {
  const { t } = useTranslation('cityGuide');
  const { promo } = place;
  if (!promo) return null;
  return (
    <OfferCode
      label={t('place.promo')}
      title={<PlaceText of={place}>{promo.text}</PlaceText>}
      code={promo.code}
    />
  );
}
