import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page, Skeleton, SkeletonGroup, Stack, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useOutbox } from '@guest/outbox';
import { useIsRestored } from '@guest/state';
import { useHoster, useStayWhileSending, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { CheckForm } from '../components/Order/CheckForm';
import { NotOrderable } from '../components/Order/NotOrderable';
import { useSending } from '../components/Order/useSending';
import { isOrderable, type Service } from '../model/service';
import { own } from '../model/own';
import { useOrderStore } from '../store/orderStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('check.title');

/** The last look before an order is sent. */
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
  const isJustSent = useOrderStore((state) => state.sent?.service.id === service.id);
  const sending = useSending(service.id);
  useStayWhileSending(sending.status === 'loading');
  useWakeOutbox(isRestored);
  usePreparation();

  // On the way to the confirmation the receipt may be let go: what was sent just now has no draft.
  const isSent = sending.status === 'success' || (!draft && isJustSent);
  if (isSent) return <Navigate to={paths.orderSent(slug, service.id)} replace />;
  if (sending.status === 'kept') return <Navigate to={paths.orderFollowed(slug, sending.id)} replace />;
  if (draft && !isOrderable(service)) return <NotOrderable />;
  if (draft) return <CheckForm service={service} draft={draft} />;
  // Sent this very moment, or not known yet: nothing to send anybody away for.
  if (!isRestored || sending.status === 'loading') return <Waiting />;
  return <Navigate to={paths.order(slug, service.id)} replace />;
}

/** What was on its way when the page went is sent on as soon as it is back. */
function useWakeOutbox(isRestored: boolean): void {
  const outbox = useOutbox();
  useEffect(() => {
    if (!isRestored) return;
    outbox()
      .then((one) => one.flush())
      .catch(() => undefined);
  }, [isRestored, outbox]);
}

/** What sending needs is brought while the guest reads: without a network it could not be any more. */
function usePreparation(): void {
  const { i18n } = useTranslation('order');
  useEffect(() => {
    const parts = [
      i18n.loadNamespaces('orders'),
      import('../calls'),
      import('../store/orderSender'),
      import('./SentPage'),
      import('./OrderFollowedPage'),
      import('../components/Follow/KeptView'),
    ];
    void Promise.allSettled(parts);
  }, [i18n]);
}

function Waiting() {
  const { t } = useTranslation('order');
  return (
    <Page clears="bar">
      <Stack gap={6}>
        <Title as="h1" level="h1">
          {t('check.title')}
        </Title>
        <SkeletonGroup label={t('check.loading')}>
          <Skeleton shape="card" />
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}
