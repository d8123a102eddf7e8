import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Modal } from '@guest/design-system';

interface AskProps {
  isOpen: boolean;
  title: string;
  /** What the confirming button says. */
  confirm: string;
  /** What it says while `onConfirm` is under way. */
  busyLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before an act that cannot be undone. */
export function Ask({ isOpen, title, confirm, busyLabel, isBusy, onConfirm, onClose, children }: AskProps) {
  const { t } = useTranslation('orders');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('cancel.close')}
      size="s"
      actions={
        <>
          <Button hierarchy="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
