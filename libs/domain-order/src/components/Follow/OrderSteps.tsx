import { useTranslation } from 'react-i18next';
import { StatusSteps } from '@guest/design-system';
import { hotelClock } from '@guest/api-contract';
import { formatShortDay, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';
import { stateName, stepsOf, type FollowedOrder } from '../../model/followedOrder';
import { useTimeWords } from './useOrderWords';

/** The steps of an order: done with their hours, under way, to come. */
export function OrderSteps({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const timeWords = useTimeWords();
  const wishedWords = useWishedWords(order);
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
          time: at ? timeWords(at) : wished && wishedWords(wished),
          dateTime: at ?? wished,
        };
      })}
    />
  );
}

/** The wished moment, with its day where that is not the day of the order. */
function useWishedWords({ createdAt }: FollowedOrder) {
  const { t } = useTranslation('orders');
  const timeWords = useTimeWords();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const dayOf = (moment: Date) => hotelClock(moment, timeZone).day;
  return (moment: string | number) => {
    const wished = new Date(moment);
    const time = timeWords(wished);
    return dayOf(wished) === dayOf(new Date(createdAt))
      ? t('steps.wished', { time })
      : t('steps.wishedOn', { time, day: formatShortDay(wished, language, timeZone) });
  };
}
