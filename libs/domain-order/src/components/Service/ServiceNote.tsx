import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { Service } from '../../model/service';

/** Why a service is not ordered here, in words. */
export function ServiceNote({ service: { orderType, redirectionLink, isAvailable } }: { service: Service }) {
  const { t } = useTranslation('order');
  if (!isAvailable) return <Notice>{t('detail.unavailable')}</Notice>;
  if (orderType === 'orderable') return null;
  const isElsewhere = orderType === 'redirection' && redirectionLink;
  return <Notice>{t(isElsewhere ? 'detail.elsewhere' : 'detail.information')}</Notice>;
}
