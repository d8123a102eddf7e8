import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page, Skeleton, SkeletonGroup } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useHoster, type VisitContext } from '@guest/visit';
import { Confirmation } from '../components/Order/Confirmation';
import { useIsRestored } from '../hooks/useIsRestored';
import { useServiceId } from '../hooks/useServiceId';
import { useOrderStore } from '../store/orderStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** The hotel has the order. What it says lives for this visit: whoever comes by a link finds the services. */
export function Component() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const serviceId = useServiceId();
  const isMounted = useIsRestored();
  const sent = useOrderStore((state) => state.sent);

  if (sent && sent.service.id === serviceId) return <Confirmation sent={sent} />;
  // The server renders no guest's order: it waits for the browser.
  if (isMounted) return <Navigate to={paths.services(slug)} replace />;
  return (
    <Page>
      <SkeletonGroup label={t('check.loading')}>
        <Skeleton shape="card" />
      </SkeletonGroup>
    </Page>
  );
}
