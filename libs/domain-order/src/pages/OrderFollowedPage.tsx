import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { FollowedView } from '../components/Follow/FollowedView';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { isKeptOrder } from '../model/keptOrder';
import { own } from '../model/own';
import { useOrdersStore } from '../store/ordersStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('detail.title');

// Most orders are with the hotel; who is about to send one has it already (`prepareSending`).
const KeptView = lazy(async () => ({ default: (await import('../components/Follow/KeptView')).KeptView }));

/** One order of this device: kept until the hotel has it, followed from then on. Its address stays good. */
export function Component() {
  const { pathname } = useLocation();
  const id = matchPath('/:slug/orders/:orderId', pathname)?.params.orderId ?? '';
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const entry = useOutboxStore((state) => own(state.entries, id));
  const order = useOrdersStore((state) => own(state.orders, id));
  const fromOutbox = useOrdersStore((state) =>
    Object.values(state.orders).find(({ entryId }) => entryId === id),
  );

  if (order) return <FollowedView key={id} order={order} />;
  if (fromOutbox) return <Navigate to={paths.orderFollowed(slug, fromOutbox.id)} replace />;
  if (entry && isKeptOrder(entry.body)) {
    return (
      <Suspense fallback={<OrdersSkeleton />}>
        <KeptView entry={entry} kept={entry.body} />
      </Suspense>
    );
  }
  return isRestored ? <Gone /> : <OrdersSkeleton />;
}

function Gone() {
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  return (
    <Page clears="tabs">
      <EmptyState
        icon="service"
        title={t('gone.title')}
        text={t('gone.text')}
        actions={
          <Button hierarchy="secondary" href={paths.orders(slug)}>
            {t('detail.all')}
          </Button>
        }
      />
    </Page>
  );
}
