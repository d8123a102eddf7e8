import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { Confirmation } from '../components/Follow/Confirmation';
import { FollowedView } from '../components/Follow/FollowedView';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { useServiceId } from '../hooks/useServiceId';
import { isOver } from '../model/followedOrder';
import { own } from '../model/own';
import { entryFor } from '../store/orderEntry';
import { useOrdersStore } from '../store/ordersStore';
import { useOrderStore } from '../store/orderStore';
import { recallSent } from '../store/sentMemory';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** The hotel has the order. What it says lives for this visit: whoever comes by a link finds the services. */
export function Component() {
  const { _id: hosterId, slug } = useHoster();
  const serviceId = useServiceId();
  const isRestored = useIsRestored();
  const justSent = useOrderStore((state) => state.sent);
  const recalled = useMemo(
    () => (isRestored ? recallSent(hosterId, serviceId) : undefined),
    [hosterId, isRestored, serviceId],
  );

  const sent = justSent?.service.id === serviceId ? justSent : recalled;
  const order = useOrdersStore((state) => sent && own(state.orders, sent.receipt.id));
  useSettled(serviceId);

  // Taken back, cancelled or delivered meanwhile: thanks and promises are over.
  if (order && isOver(order)) return <FollowedView order={order} />;
  if (sent) return <Confirmation sent={sent} order={order} />;
  // The server renders no guest's order: it waits for the browser.
  if (isRestored) return <Navigate to={paths.services(slug)} replace />;
  return <OrdersSkeleton />;
}

/** The outbox need not keep the receipt: the guest has seen it. */
function useSettled(serviceId: string | undefined): void {
  const entry = useOutboxStore((state) => serviceId && entryFor(state.entries, serviceId));
  const remove = useOutboxStore((state) => state.remove);
  useEffect(() => {
    if (entry && entry.status === 'received') remove(entry.id);
  }, [entry, remove]);
}
