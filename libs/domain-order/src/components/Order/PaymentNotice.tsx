import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { isFree, type Amount } from '../../model/price';
import type { Service } from '../../model/service';

/** When and how it is paid; nothing to say about what costs nothing. */
export function PaymentNotice({ service, total }: { service: Service; total: Amount }) {
  const { t } = useTranslation('order');
  if (isFree(total)) return null;
  return (
    <Notice icon="wallet" title={t('check.nothingNow')}>
      {service.paymentNote ? <HotelText>{service.paymentNote}</HotelText> : t('check.paidLater')}
      {!total.isComplete && ` ${t('check.priceLater')}`}
    </Notice>
  );
}
