import { useTranslation } from 'react-i18next';
import { paths } from '@guest/feature';
import { own } from '@guest/state';
import { EmptyPage, useHoster } from '@guest/visit';
import { useServiceId } from '../../hooks/useServiceId';
import { useOrderStore } from '../../store/orderStore';
import { NoService } from '../Catalogue/WithService';

interface NotOrderableProps {
  /** It is not in the hotel's catalogue any more. */
  isGone?: boolean;
}

/** The service of this address cannot be ordered here, or not any more; its draft stays. */
export function NotOrderable({ isGone = false }: NotOrderableProps) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const id = useServiceId() ?? '';
  const hasDraft = useOrderStore((state) => own(state.drafts, id) !== undefined);
  if (isGone && !hasDraft) return <NoService />;
  return (
    <EmptyPage
      icon="service"
      title={t('order.unavailable.title')}
      text={hasDraft ? t('order.unavailable.withdrawn') : t('order.unavailable.text')}
      way={
        isGone
          ? { href: paths.services(slug), label: t('notFound.all') }
          : { href: paths.service(slug, id), label: t('order.unavailable.back') }
      }
    />
  );
}
