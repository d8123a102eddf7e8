import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, SummaryCard } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import { useVisitStore, useHotelZone } from '@guest/visit';
import { useDraftField, useSheetCount } from './useDraft';
import { useSheetNames } from '../../hooks/useSheetNames';
import { deliveryMoment } from '../../model/delivery';
import type { Service } from '../../model/service';
import { ServicePicture } from '../Service/ServicePicture';
import { useMomentWords } from '../../hooks/useMomentWords';

interface OrderAsideProps {
  service: Service;
  /** What it costs in words, where the bar does not say it first. */
  total?: string | undefined;
  /** A free order includes no tax. */
  isFree?: boolean;
  /** The bar with what it costs and the next step. */
  action: ReactNode;
}

/** When, where and how many, beside the form on wide windows; on narrow ones the bar alone. */
export function OrderAside({ service, total, isFree = false, action }: OrderAsideProps) {
  const { t } = useTranslation('order');
  const timeZone = useHotelZone();
  const momentWords = useMomentWords();
  const names = useSheetNames(service);
  const roomNumber = useVisitStore((state) => state.guest.roomNumber.trim());
  const delivery = useDraftField(service, 'delivery');
  const quantity = useDraftField(service, 'quantity');
  const sheetCount = useSheetCount(service);

  const moment = deliveryMoment(delivery, timeZone);
  // A date without an hour is not a moment.
  const when = delivery.mode === 'now' || moment ? capitalised(momentWords(moment)) : '';
  const isSheet = service.type === 'sheet';
  return (
    <SummaryCard picture={<ServicePicture service={service} />} action={action}>
      <Facts
        size="s"
        items={[
          { id: 'when', term: t('summary.when'), value: when },
          { id: 'room', term: t('summary.room'), value: roomNumber },
          {
            id: 'count',
            term: isSheet ? names.count : t('order.quantity'),
            value: isSheet ? sheetCount : quantity,
          },
          {
            id: 'total',
            term: t('check.total', { context: isFree ? 'free' : undefined }),
            value: total,
            isPrice: true,
            isTotal: true,
          },
        ]}
      />
    </SummaryCard>
  );
}
