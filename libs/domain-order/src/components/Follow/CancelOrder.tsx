import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Text } from '@guest/design-system';
import { focusHeading, useApi, useNow } from '@guest/visit';
import { canCancel, type FollowedOrder } from '../../model/followedOrder';
import { useOrdersStore } from '../../store/ordersStore';
import { Ask } from './Ask';
import { useTimeWords } from './useOrderWords';

/** Cancels an order while the hotel has not accepted it, and says whether that worked. */
export function CancelOrder({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const api = useApi();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'cancelling' | 'cancelled' | 'tooLate' | 'failed'>();
  const cancel = useOrdersStore((store) => store.cancel);

  const handleCancel = async () => {
    setState('cancelling');
    const outcome = await cancel(api, order);
    setState(outcome);
    // The dialog returns the focus to a button that is gone after the cancellation: the heading takes it.
    flushSync(() => setAsking(false));
    if (outcome === 'cancelled') focusHeading();
  };
  return (
    <>
      {(state === 'tooLate' || state === 'failed') && (
        <Notice tone="danger" role="alert">
          {t(`cancel.${state}`)}
        </Notice>
      )}
      {now && canCancel(order, now.getTime()) && (
        <Button
          hierarchy="tertiary"
          size="l"
          isFullWidth
          aria-label={t('cancel.named')}
          onClick={() => setAsking(true)}
        >
          {t('cancel.action')}
        </Button>
      )}
      <Ask
        isOpen={isAsking}
        title={t('cancel.ask')}
        confirm={t('cancel.confirm')}
        busyLabel={t('cancel.cancelling')}
        isBusy={state === 'cancelling'}
        onConfirm={() => void handleCancel()}
        onClose={() => setAsking(false)}
      >
        <Text>{t('cancel.askText')}</Text>
      </Ask>
    </>
  );
}

/** Until when its guest can cancel it. */
export function CancelHint({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const now = useNow();
  const timeWords = useTimeWords();
  if (!now || !order.cancellableUntil || !canCancel(order, now.getTime())) return null;
  return (
    <Text size="s" tone="muted">
      {t('cancel.until', { time: timeWords(order.cancellableUntil) })}
    </Text>
  );
}
