import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { useServiceId } from '../../hooks/useServiceId';
import { own } from '../../model/own';
import { useOrderStore } from '../../store/orderStore';
import { NoService } from '../Catalogue/WithService';

interface NotOrderableProps {
  /** The hotel does not even show it any more. */
  isGone?: boolean;
}

/** The service of this address is not ordered here, or not any more; a draft of it waits for better times. */
export function NotOrderable({ isGone = false }: NotOrderableProps) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const id = useServiceId() ?? '';
  const hasDraft = useOrderStore((state) => own(state.drafts, id) !== undefined);
  if (isGone && !hasDraft) return <NoService />;
  return (
    <Page>
      <EmptyState
        icon="service"
        title={t('order.unavailable.title')}
        text={hasDraft ? t('order.unavailable.withdrawn') : t('order.unavailable.text')}
        actions={
          <Button hierarchy="secondary" href={isGone ? paths.services(slug) : paths.service(slug, id)}>
            {isGone ? t('notFound.all') : t('order.unavailable.back')}
          </Button>
        }
      />
    </Page>
  );
}
