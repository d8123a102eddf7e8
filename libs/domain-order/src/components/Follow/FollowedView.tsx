import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Grid, Notice, Page, Stack, StatusLine, Text, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, HotelText, phoneHref, useHoster } from '@guest/visit';
import { isOver, stateName, type FollowedOrder } from '../../model/followedOrder';
import { useOrdersStore } from '../../store/ordersStore';
import { CancelHint, CancelOrder } from './CancelOrder';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';
import { PayOrder } from './PayOrder';
import { useFollowing } from '../../hooks/useFollowing';
import { useOrderWords, useTimeWords } from './useOrderWords';

/** One order that the hotel has: its steps, its moment, and what the guest can still do. */
export function FollowedView({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  const { momentAndCount } = useOrderWords(order);
  const timeWords = useTimeWords();
  const { hasAnswered } = useFollowing(order.id);
  useEndSeen(order);
  const isCancelled = order.status === 'cancelled';
  const checked = { time: timeWords(order.checkedAt) };

  return (
    <Page clears="tabs">
      <Stack gap={6}>
        <Stack gap={2}>
          <Title level="h1">
            <HotelText>{order.service.name}</HotelText>
          </Title>
          <Text tone="muted">{momentAndCount}</Text>
        </Stack>
        {isCancelled && order.cancelledBy === 'guest' && (
          <Notice title={t('detail.cancelledByGuest')}>{t('detail.cancelledByGuestText')}</Notice>
        )}
        {isCancelled && order.cancelledBy !== 'guest' && (
          <Notice tone="danger" title={t('detail.cancelledWhy')}>
            {order.cancellationReason ? (
              <HotelText>{order.cancellationReason}</HotelText>
            ) : (
              t('detail.cancelledText')
            )}
          </Notice>
        )}
        {order.isLost && <Notice tone="warning">{t('detail.lost')}</Notice>}
        {order.key === undefined && <Notice>{t('detail.unfollowed')}</Notice>}
        <OrderSteps order={order} />
        <StatusLine isHidden>{t(`states.${stateName(order.status, order.service)}`)}</StatusLine>
        <Stack gap={2}>
          <CancelHint order={order} />
          {!isOver(order) && order.key !== undefined && (
            <Text size="xs" tone="muted">
              {t(hasAnswered ? 'detail.checked' : 'detail.stale', checked)}
            </Text>
          )}
        </Stack>
        <OrderFacts order={order} />
        <WaysOn order={order} slug={slug} />
      </Stack>
    </Page>
  );
}

function WaysOn({ order, slug }: { order: FollowedOrder; slug: string }) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;
  return (
    <Stack gap={2}>
      <Grid columns={1} gap={2}>
        <PayOrder order={order} />
        {reception && (
          <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(reception)}>
            {t('detail.reception')}
          </Button>
        )}
        <CancelOrder order={order} />
      </Grid>
      <Button hierarchy="secondary" size="l" isFullWidth href={paths.orders(slug)}>
        {t('detail.all')}
      </Button>
    </Stack>
  );
}

/** Home stops leading here once the guest has seen how the order ended. */
function useEndSeen(order: FollowedOrder): void {
  const follow = useOrdersStore((state) => state.follow);
  const isToSee = isOver(order) && !order.isEndSeen;
  useEffect(() => {
    if (isToSee) follow({ ...order, isEndSeen: true });
  }, [follow, isToSee, order]);
}
