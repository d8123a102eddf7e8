import { useTranslation } from 'react-i18next';
import { Badge, List, ListRow } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster, useNextActionsStore } from '@guest/visit';

/** Link to the orders of this device, with the number under way. */
export function OrdersLink() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const count = useNextActionsStore(
    ({ actions }) => Object.values(actions).filter(({ kind }) => kind === 'order').length,
  );
  return (
    <List lines="always">
      <ListRow
        href={paths.orders(slug)}
        title={t('services.orders')}
        hasChevron
        end={count > 0 && <Badge tone="brand">{t('services.ordersCount', { count })}</Badge>}
      />
    </List>
  );
}
