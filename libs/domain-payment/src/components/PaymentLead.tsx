import { useTranslation } from 'react-i18next';
import { Facts, Stack, Text, Title } from '@guest/design-system';
import { HotelText, useHoster } from '@guest/visit';
import { useAmount } from '../hooks/useAmount';
import type { OpenedPayment } from '../model/payment';
import { HoldMilestones } from './HoldMilestones';

interface PaymentLeadProps {
  intent: OpenedPayment;
  /** Nothing was charged, and nothing will be. */
  isOver: boolean;
}

/** How much, for what and for whom: always on the screen. */
export function PaymentLead({ intent, isOver }: PaymentLeadProps) {
  const { t } = useTranslation('payment');
  const { name } = useHoster();
  const amount = useAmount()(intent);
  const isHold = intent.purpose === 'preAuthorisation';
  const { releaseDate, label } = intent;
  return (
    <>
      {isOver ? (
        <Title level="h1">{t('title')}</Title>
      ) : (
        <Stack gap={2}>
          <Title level="h1">{t(isHold ? 'hold.title' : 'charge.title', { amount })}</Title>
          <Text>{t(isHold ? 'hold.lead' : 'charge.lead')}</Text>
        </Stack>
      )}
      {isHold ? (
        <HoldMilestones
          amount={amount}
          departureDate={undefined}
          releaseAfterDays={undefined}
          releaseDate={releaseDate}
        />
      ) : (
        <Facts
          isFramed
          items={[
            { id: 'what', term: t('charge.what'), value: label && <HotelText>{label}</HotelText> },
            { id: 'whom', term: t('charge.whom'), value: <HotelText>{name}</HotelText> },
            { id: 'amount', term: t('charge.amount'), value: amount, isPrice: true, isTotal: true },
          ]}
        />
      )}
    </>
  );
}
