import { useTranslation } from 'react-i18next';
import { Button, type ButtonSize } from '@guest/design-system';
import { paths } from '@guest/feature';
import { NewTabHint, useHoster } from '@guest/visit';
import { isOrderable, type Service } from '../../model/service';
import { obligesToPay, totalAmount } from '../../model/totals';
import { draftOf } from '../../model/draft';

/** The button of a service: order it, or open the site where it is ordered; nothing where neither is possible. */
export function ServiceAction({ service, size = 'l' }: { service: Service; size?: ButtonSize }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const { orderType, redirectionLink, isAvailable, type } = service;

  if (orderType === 'redirection' && redirectionLink && isAvailable) {
    return (
      <Button
        size={size}
        href={redirectionLink}
        target="_blank"
        rel="noopener noreferrer"
        iconRight="external"
      >
        {t('detail.external')}
        <NewTabHint />
      </Button>
    );
  }
  if (!isOrderable(service)) return null;
  const isRequest = !obligesToPay(totalAmount(service, draftOf(service)));
  return (
    <Button size={size} href={paths.order(slug, service.id)}>
      {type === 'sheet' ? t('detail.compose') : t(isRequest ? 'detail.request' : 'detail.order')}
    </Button>
  );
}

/** Has the service a button? */
export function hasAction(service: Service): boolean {
  const leadsAway = service.orderType === 'redirection' && service.redirectionLink && service.isAvailable;
  return Boolean(leadsAway) || isOrderable(service);
}
