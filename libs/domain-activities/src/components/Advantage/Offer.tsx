import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { HotelText, OfferCode, useToday } from '@guest/visit';
import { validityOn, type Advantage } from '../../model/advantage';
import { ShowToStaff } from './ShowToStaff';

/** What the partner gives: the code to copy, and the screen to show; neither once it is over. */
export function Offer({ advantage }: { advantage: Advantage }) {
  const { t } = useTranslation('advantages');
  const today = useToday();
  const { offer, code } = advantage;
  if (today !== undefined && validityOn(advantage, today) === 'over') {
    return <Notice title={t('validity.over')}>{t('validity.overText')}</Notice>;
  }
  if (!offer && !code) return null;
  return (
    <OfferCode label={t('offer')} title={offer && <HotelText>{offer}</HotelText>} code={code}>
      <ShowToStaff advantage={advantage} />
    </OfferCode>
  );
}
