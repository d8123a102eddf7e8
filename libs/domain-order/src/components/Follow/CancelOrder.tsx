import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, Modal, Notice, Text } from '@guest/design-system';
import { focusHeading, useApi, useNow } from '@guest/visit';
import { canCancel, type FollowedOrder } from '../../model/followedOrder';
import { useOrdersStore } from '../../store/ordersStore';
import { useTimeWords } from './useOrderWords';

/** Takes an order back while the hotel has not accepted it; says what came of it. */
export function CancelOrder({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const api = useApi();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const cancel = useOrdersStore((state) => state.cancel);
  const settle = useOrdersStore((state) => state.settleCancelling);
  const cancelling = useOrdersStore((state) =>
    state.cancellingId === order.id ? state.cancelling : undefined,
  );
  useEffect(() => () => settle(), [settle]);

  const handleCancel = async () => {
    const isCancelled = await cancel(api, order.id);
    // The dialog gives the focus back to a button that went with the cancellation: how it stands is read instead.
    flushSync(() => setAsking(false));
    if (isCancelled) focusHeading();
  };
  const hasFailed = cancelling?.status === 'failure';
  const isTooLate = hasFailed && cancelling.httpStatus === 409;
  return (
    <>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t(isTooLate ? 'cancel.tooLate' : 'cancel.failed')}
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
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancel.ask')}
        closeLabel={t('cancel.close')}
        size="s"
        actions={
          <>
            <Button hierarchy="secondary" onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
            <Button
              isBusy={cancelling?.status === 'loading'}
              busyLabel={t('cancel.cancelling')}
              onClick={() => void handleCancel()}
            >
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <Text>{t('cancel.askText')}</Text>
      </Modal>
    </>
  );
}

/** Until when it can be taken back. */
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
