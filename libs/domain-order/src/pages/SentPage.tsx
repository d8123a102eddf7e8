import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { own, useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { Confirmation } from '../components/Follow/Confirmation';
import { FollowedView } from '../components/Follow/FollowedView';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { useOrderSubmission } from '../hooks/useOrderSubmission';
import { useServiceId } from '../hooks/useServiceId';
import { isOver } from '../model/followedOrder';
import { useOrdersStore } from '../store/ordersStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** The hotel has the order. Its confirmation is shown for an hour; later the address leads to the services. */
export function Component() {
  const { slug } = useHoster();
  const serviceId = useServiceId() ?? '';
  const isRestored = useIsRestored();
  const { receipt } = useOrderSubmission(serviceId);
  const order = useOrdersStore((state) => receipt && own(state.orders, receipt.orderId));

  // Cancelled or delivered meanwhile: the confirmation would promise what is over.
  if (order && isOver(order)) return <FollowedView order={order} />;
  if (receipt && order) return <Confirmation order={order} receipt={receipt} />;
  // The server renders no guest's order: it waits for the browser.
  return isRestored ? <Navigate to={paths.services(slug)} replace /> : <OrdersSkeleton />;
}
