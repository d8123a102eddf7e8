import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, ListRow, RowMedia, type BadgeProps } from '@guest/design-system';
import type { OrderStatusName } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { HotelText, SubmissionStatus, useHoster } from '@guest/visit';
import { openPayment, stateName, type FollowedOrder } from '../../model/followedOrder';
import type { OrderSummary } from '../../model/orderSummary';
import type { WaitingOrder } from '../../hooks/useWaitingOrders';
import { useOrderWords } from './useOrderWords';

const looks: Partial<Record<OrderStatusName, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  delivered: { tone: 'success', icon: 'check' },
  confirmed: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'alert' },
};

/** One order of the list: what, when, and its state; one that waits for a card says so. */
export function OrderRow({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  return (
    <Row id={order.id} summary={order} number={order.number}>
      {openPayment(order) ? (
        <Badge tone="warning">{t('payment.due')}</Badge>
      ) : (
        <Badge {...(looks[order.status] ?? { tone: 'brand' })}>
          {t(`states.${stateName(order.status, order.service)}`)}
        </Badge>
      )}
    </Row>
  );
}

/** One that the hotel does not have yet. */
export function KeptRow({ kept, body }: WaitingOrder) {
  return (
    <Row id={kept.id} summary={body.summary}>
      <SubmissionStatus status={kept.status} />
    </Row>
  );
}

interface RowProps {
  id: string;
  summary: Pick<OrderSummary, 'service' | 'count' | 'deliveryAt'>;
  number?: string;
  children: ReactNode;
}

function Row({ id, summary, number, children }: RowProps) {
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  const { momentAndCount } = useOrderWords(summary);
  return (
    <ListRow
      href={paths.orderFollowed(slug, id)}
      media={<RowMedia alt="" icon="service" />}
      title={<HotelText>{summary.service.name}</HotelText>}
      description={number ? `${momentAndCount}, ${t('detail.numbered', { number })}` : momentAndCount}
      end={children}
    />
  );
}
