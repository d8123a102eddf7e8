import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { isUnsure, useSubmissionsStore } from '@guest/submission';
import { useHoster, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { NotOrderable } from '../components/Order/NotOrderable';
import { OrderForm } from '../components/Order/OrderForm';
import { useOrderSubmission } from '../hooks/useOrderSubmission';
import { isOrderable, type Service } from '../model/service';
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
  const { kept, stage } = useOrderSubmission(service.id);
  const needsItsGuest = kept !== undefined && (stage === 'aside' || (stage === 'failed' && isUnsure(kept)));
  const isOver = stage === 'received' || (stage === 'failed' && !needsItsGuest);
  useRemoved(isOver ? kept?.id : undefined);

  // The hotel has it or may have it: the order's own pages say how it stands, and ask before it is changed.
  if (needsItsGuest) return <Navigate to={paths.orderFollowed(slug, kept.id)} replace />;
  if (stage === 'underWay') return <Navigate to={paths.checkOrder(slug, service.id)} replace />;
  return <OrderForm key={service.id} service={service} />;
}

/** Removes a submission whose order is changed or was received: it must not leave by itself. The draft stays. */
function useRemoved(id: string | undefined): void {
  const remove = useSubmissionsStore((state) => state.remove);
  useEffect(() => {
    if (id !== undefined) remove(id);
  }, [id, remove]);
}
