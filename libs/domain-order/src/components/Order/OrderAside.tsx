import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, Icon, isIconName, Picture, SummaryCard } from '@guest/design-system';
import { useVisitStore, useHotelZone } from '@guest/visit';
import { useDraftField, useSheetCount } from '../../hooks/useDraft';
import { useSheetNames } from '../../hooks/useSheetNames';
import { capitalised } from '../../model/capitalised';
import { deliveryMoment } from '../../model/delivery';
import type { Service } from '../../model/service';
import { useMomentWords } from './useMomentWords';

interface OrderAsideProps {
  service: Service;
  /** What it costs in words, where the bar does not say it first. */
  total?: string | undefined;
  /** What costs nothing has no tax in it. */
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
  // A date without its hour is no moment yet.
  const when = delivery.mode === 'now' || moment ? capitalised(momentWords(moment)) : '';
  const { image, icon } = service;
  const isSheet = service.type === 'sheet';
  const items = [
    { id: 'when', term: t('summary.when'), value: when },
    { id: 'room', term: t('summary.room'), value: roomNumber },
    {
      id: 'count',
      term: isSheet ? names.count : t('order.quantity'),
      value: isSheet ? sheetCount : quantity,
    },
  ];
  return (
    <SummaryCard
      picture={
        <Picture
          src={image}
          ratio="16:9"
          sizes="360px"
          fallback={<Icon name={icon && isIconName(icon) ? icon : 'service'} size="xlarge" />}
        />
      }
      action={action}
    >
      <Facts
        size="s"
        items={[
          ...items.filter(({ value }) => value !== ''),
          ...(total
            ? [
                {
                  id: 'total',
                  term: t('check.total', { context: isFree ? 'free' : undefined }),
                  value: total,
                  isPrice: true,
                  isTotal: true,
                },
              ]
            : []),
        ]}
      />
    </SummaryCard>
  );
}
