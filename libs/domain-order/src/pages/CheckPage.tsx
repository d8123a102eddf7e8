import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page, Skeleton, SkeletonGroup, Stack, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { own, useIsRestored } from '@guest/state';
import { useHoster, usePreparedSubmission, useStayWhileSending, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { CheckForm } from '../components/Order/CheckForm';
import { NotOrderable } from '../components/Order/NotOrderable';
import { useOrderSubmission } from '../hooks/useOrderSubmission';
import { openPayment } from '../model/followedOrder';
import { isOrderable, type Service } from '../model/service';
import { useOrdersStore } from '../store/ordersStore';
import { useOrderStore } from '../store/orderStore';
import { orderSubmission } from '../submission/orderSubmission';

const loadCalls = () => import('../api/calls');

export const title: PageModule<VisitContext>['title'] = (_, t) => t('check.title');

/** Shows an order before it is sent. */
export function Component() {
  return (
    <WithService missing={<NotOrderable isGone />}>
      {(service) => <Check key={service.id} service={service} />}
    </WithService>
  );
}

function Check({ service }: { service: Service }) {
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const draft = useOrderStore((state) => own(state.drafts, service.id));
  const { kept, stage, receipt } = useOrderSubmission(service.id);
  const order = useOrdersStore((state) => receipt && own(state.orders, receipt.orderId));
  useStayWhileSending(stage === 'underWay');
  usePreparation();

  const payment = order && openPayment(order);
  if (stage === 'received' && payment)
    return <Navigate to={paths.payment(slug, payment.intent, order.id)} replace />;
  if (stage === 'received') return <Navigate to={paths.orderSent(slug, service.id)} replace />;
  if (stage === 'aside' && kept) return <Navigate to={paths.orderFollowed(slug, kept.id)} replace />;
  if (draft && !isOrderable(service)) return <NotOrderable />;
  if (draft) return <CheckForm service={service} draft={draft} />;
  if (!isRestored || stage === 'underWay') return <Waiting />;
  return <Navigate to={paths.order(slug, service.id)} replace />;
}

/** Loads what sending needs while the guest reads: later there may be no network. */
function usePreparation(): void {
  const { i18n } = useTranslation('order');
  usePreparedSubmission(orderSubmission, loadCalls);
  useEffect(() => {
    const parts = [
      i18n.loadNamespaces('orders'),
      import('./SentPage'),
      import('./OrderFollowedPage').then(({ KeptView }) => KeptView.prefetch()),
    ];
    void Promise.allSettled(parts);
  }, [i18n]);
}

function Waiting() {
  const { t } = useTranslation('order');
  return (
    <Page clears="bar">
      <Stack gap={6}>
        <Title level="h1">{t('check.title')}</Title>
        <SkeletonGroup label={t('check.loading')}>
          <Skeleton shape="card" />
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}
