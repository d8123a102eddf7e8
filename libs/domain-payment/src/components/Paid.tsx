import { useTranslation } from 'react-i18next';
import { Facts } from '@guest/design-system';
import { capitalised, formatCalendarDay, useLanguage } from '@guest/i18n';
import { HotelText, Outcome } from '@guest/visit';
import { useAmount } from '../hooks/useAmount';
import type { OpenedPayment } from '../model/payment';
import { WaysOn } from './WaysOn';

/** It is paid, or held. */
export function Paid({ intent }: { intent: OpenedPayment }) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const amount = useAmount()(intent);
  const isHold = intent.purpose === 'preAuthorisation';
  const { releaseDate = '', label, order } = intent;
  const day = formatCalendarDay(releaseDate, language);
  return (
    <Outcome
      title={t(isHold ? 'paid.held' : 'paid.charged', { amount })}
      text={t(isHold ? 'paid.heldText' : 'paid.chargedText')}
      note={isHold && day ? capitalised(t('hold.releaseOn', { day })) : undefined}
      actions={<WaysOn order={order} />}
    >
      <Facts
        isFramed
        items={[
          { id: 'what', term: t('charge.what'), value: label && <HotelText>{label}</HotelText> },
          { id: 'amount', term: t('charge.amount'), value: amount, isPrice: true },
        ]}
      />
    </Outcome>
  );
}
