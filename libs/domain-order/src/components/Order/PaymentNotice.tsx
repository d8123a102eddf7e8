import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { Cents } from '../../model/price';
import type { Service } from '../../model/service';

/** When and how it is paid; nothing to say about what costs nothing. */
export function PaymentNotice({ service, total }: { service: Service; total: Cents }) {
  const { t } = useTranslation('order');
  if (total === 0) return null;
  return (
    <Notice icon="wallet" title={t('check.nothingNow')}>
      {service.paymentNote ? <HotelText>{service.paymentNote}</HotelText> : t('check.paidLater')}
      {total === undefined && ` ${t('check.priceLater')}`}
    </Notice>
  );
}
