import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useHoster, type VisitContext } from '@guest/visit';
import { WithService } from '../components/Catalogue/WithService';
import { OrderForm } from '../components/Order/OrderForm';
import { useSending } from '../components/Order/useSending';
import { isOrderable, type Service } from '../model/service';
import { isServiceMissing, serviceTitle } from './serviceTitle';

export const isMissing = isServiceMissing;

export const title: PageModule<VisitContext>['title'] = (context, t) =>
  serviceTitle(context) ?? t('order.title');

/** Makes an order of one service. */
export function Component() {
  return (
    <WithService>
      {(service) => (isOrderable(service) ? <Order service={service} /> : <NotOrderable service={service} />)}
    </WithService>
  );
}

function Order({ service }: { service: Service }) {
  const { slug } = useHoster();
  const sending = useSending(service.id);
  // Nobody changes what is on its way: the check page shows the transfer.
  if (sending.status === 'loading') return <Navigate to={paths.checkOrder(slug, service.id)} replace />;
  return <OrderForm key={service.id} service={service} />;
}

function NotOrderable({ service }: { service: Service }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <Page>
      <EmptyState
        icon="service"
        title={t('order.unavailable.title')}
        text={t('order.unavailable.text')}
        actions={
          <Button hierarchy="secondary" href={paths.service(slug, service.id)}>
            {t('order.unavailable.back')}
          </Button>
        }
      />
    </Page>
  );
}
