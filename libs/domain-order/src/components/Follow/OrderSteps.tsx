import { useTranslation } from 'react-i18next';
import { StatusSteps } from '@guest/design-system';
import { stateName, stepsOf, type FollowedOrder } from '../../model/followedOrder';
import { useTimeWords } from './useOrderWords';

/** How far an order is: what was done with its hours, what is under way, what is to come. */
export function OrderSteps({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const timeWords = useTimeWords();
  const { deliveryAt } = order;
  return (
    <StatusSteps
      label={t('steps.label')}
      steps={stepsOf(order).map(({ status, state, at }) => {
        const wished = status === 'delivered' && state === 'todo' ? deliveryAt : undefined;
        return {
          id: status,
          title: t(`steps.${stateName(status, order.service)}`),
          state,
          stateLabel: state === 'ended' ? undefined : t(`steps.${state}`),
          time: at ? timeWords(at) : wished && t('steps.wished', { time: timeWords(wished) }),
          dateTime: at ?? wished,
        };
      })}
    />
  );
}
