import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page, Skeleton, SkeletonGroup, Stack, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { CheckForm } from '../components/Order/CheckForm';
import { useSending } from '../components/Order/useSending';
import type { Service } from '../model/service';
import { own } from '../model/sheets';
import { useOrderStore } from '../store/orderStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('check.title');

/** The last look before an order is sent. */
export function Component() {
  return <WithService>{(service) => <Check key={service.id} service={service} />}</WithService>;
}

function Check({ service }: { service: Service }) {
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const draft = useOrderStore((state) => own(state.drafts, service.id));
  const sending = useSending(service.id);
  useStayWhileSending(sending.status === 'loading');

  if (sending.status === 'success') return <Navigate to={paths.orderSent(slug, service.id)} replace />;
  if (draft) return <CheckForm service={service} draft={draft} />;
  // Sent this very moment, or not known yet: nothing to send anybody away for.
  if (!isRestored || sending.status === 'loading') return <Waiting />;
  return <Navigate to={paths.order(slug, service.id)} replace />;
}

/** The browser asks before it closes a page that is transferring. */
function useStayWhileSending(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
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
