import { useTranslation } from 'react-i18next';
import { NumberStepper } from '@guest/design-system';
import { useDraftField } from './useDraft';
import { MAX_SINGLE_QUANTITY } from '../../model/limits';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';

/** How many of a single service. */
export function Quantity({ service }: { service: Service }) {
  const { t } = useTranslation('order');
  const quantity = useDraftField(service, 'quantity');
  const setQuantity = useOrderStore((state) => state.setQuantity);
  const label = t('order.quantity');
  return (
    <NumberStepper
      layout="row"
      label={label}
      requiredText={t('order.quantityRequired')}
      decreaseLabel={t('order.decrease', { what: label })}
      increaseLabel={t('order.increase', { what: label })}
      min={1}
      max={MAX_SINGLE_QUANTITY}
      value={quantity}
      onValueChange={(next) => setQuantity(service.id, next)}
    />
  );
}
