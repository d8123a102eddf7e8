import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { own, useIsRestored } from '@guest/state';
import { EmptyPage, lazyPart, useHoster, type VisitContext } from '@guest/visit';
import { FollowedView } from '../components/Follow/FollowedView';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { useWaitingOrders } from '../hooks/useWaitingOrders';
import { useOrdersStore } from '../store/ordersStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('detail.title');

/** Most orders are with the hotel; the check page loads this part ahead. */
export const KeptView = lazyPart(async () => (await import('../components/Follow/KeptView')).KeptView, {
  whileLoading: <OrdersSkeleton />,
});

/** One order of this device: waiting, then followed. Both addresses lead to it. */
export function Component() {
  const { pathname } = useLocation();
  const id = matchPath('/:slug/orders/:orderId', pathname)?.params.orderId ?? '';
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const order = useOrdersStore((state) => own(state.orders, id));
  const arrived = useOrdersStore((state) =>
    Object.values(state.orders).find(({ submissionId }) => submissionId === id),
  );
  const waiting = useWaitingOrders().find(({ kept }) => kept.id === id);

  if (order) return <FollowedView key={id} order={order} />;
  if (arrived) return <Navigate to={paths.orderFollowed(slug, arrived.id)} replace />;
  if (waiting) return <KeptView key={id} {...waiting} />;
  if (!isRestored) return <OrdersSkeleton />;
  return (
    <EmptyPage
      icon="service"
      title={t('gone.title')}
      text={t('gone.text')}
      way={{ href: paths.orders(slug), label: t('detail.all') }}
    />
  );
}
