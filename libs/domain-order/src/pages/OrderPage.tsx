import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useHoster, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { NotOrderable } from '../components/Order/NotOrderable';
import { OrderForm } from '../components/Order/OrderForm';
import { sendingOf, useSending } from '../components/Order/useSending';
import { isOrderable, type Service } from '../model/service';
import { entryFor } from '../store/orderEntry';
import { isServiceMissing, serviceTitle } from './serviceTitle';

export const isMissing = isServiceMissing;

export const title: PageModule<VisitContext>['title'] = (context, t) =>
  serviceTitle(context) ?? t('order.title');

/** Makes an order of one service. */
export function Component() {
  return (
    <WithService missing={<NotOrderable isGone />}>
      {(service) => (isOrderable(service) ? <Order service={service} /> : <NotOrderable />)}
    </WithService>
  );
}

function Order({ service }: { service: Service }) {
  const { slug } = useHoster();
  const sending = useSending(service.id);
  const unsureId = useTakeBack(service.id);
  if (unsureId) return <Navigate to={paths.orderFollowed(slug, unsureId)} replace />;
  // Nobody changes what is on its way, or waits for the network: their pages say how it stands.
  if (sending.status === 'loading') return <Navigate to={paths.checkOrder(slug, service.id)} replace />;
  if (sending.status === 'kept') return <Navigate to={paths.orderFollowed(slug, sending.id)} replace />;
  return <OrderForm key={service.id} service={service} />;
}

/**
 * What is being changed does not leave by itself; the same again keeps its keys. What the hotel may have already is not
 * taken back behind the guest's back: gives its id, and its own page asks.
 */
function useTakeBack(serviceId: string): string | undefined {
  const entry = useOutboxStore((state) => entryFor(state.entries, serviceId));
  const remove = useOutboxStore((state) => state.remove);
  const isUnsure = entry?.status === 'saved' && entry.mayHaveArrived;
  const isSettled = entry && !isUnsure && ['failure', 'success'].includes(sendingOf(entry).status);
  useEffect(() => {
    if (isSettled) remove(entry.id);
  }, [entry, isSettled, remove]);
  return isUnsure ? entry.id : undefined;
}
