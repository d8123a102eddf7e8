import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page, Skeleton, SkeletonGroup } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { Confirmation } from '../components/Order/Confirmation';
import { useServiceId } from '../hooks/useServiceId';
import { useOrderStore } from '../store/orderStore';
import { recallSent } from '../store/sentMemory';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** The hotel has the order. What it says lives for this visit: whoever comes by a link finds the services. */
export function Component() {
  const { t } = useTranslation('order');
  const { _id: hosterId, slug } = useHoster();
  const serviceId = useServiceId();
  const isRestored = useIsRestored();
  const justSent = useOrderStore((state) => state.sent);
  const recalled = useMemo(
    () => (isRestored ? recallSent(hosterId, serviceId) : undefined),
    [hosterId, isRestored, serviceId],
  );

  const sent = justSent?.service.id === serviceId ? justSent : recalled;
  if (sent) return <Confirmation sent={sent} />;
  // The server renders no guest's order: it waits for the browser.
  if (isRestored) return <Navigate to={paths.services(slug)} replace />;
  return (
    <Page>
      <SkeletonGroup label={t('check.loading')}>
        <Skeleton shape="card" />
      </SkeletonGroup>
    </Page>
  );
}
