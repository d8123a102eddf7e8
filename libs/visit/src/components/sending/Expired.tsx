import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, StatusLine } from '@guest/design-system';
import { KeptPage } from './KeptPage';

interface ExpiredProps {
  /** Default: "Do you still want it sent?". */
  title?: string;
  text?: ReactNode;
  /** Names what was submitted. */
  label: ReactNode;
  /** What was submitted: the guest's words, or facts. */
  children?: ReactNode;
  isBusy: boolean;
  /** The guest's own retry has changed nothing. */
  isInVain: boolean;
  /** Sends it late. */
  onSend: () => void;
  /** Default: "Send it all the same". */
  sendLabel?: string;
  /** Without it `actions` offers to withdraw. */
  onWithdraw?: () => void;
  /** Other buttons at the end. */
  actions?: ReactNode;
}

/** A whole screen: its deadline has passed. Asks whether it is still wanted; nothing leaves by itself any more. */
export function Expired(props: ExpiredProps) {
  const { label, children, isBusy, isInVain, onSend, onWithdraw, actions } = props;
  const { t } = useTranslation('visit');
  const title = props.title ?? t('submission.late.title');
  return (
    <KeptPage
      title={title}
      text={props.text ?? t('submission.late.text')}
      label={label}
      status={isBusy ? 'sending' : 'expired'}
      actions={
        <>
          <StatusLine isHidden>{isBusy ? t('submission.busy') : title}</StatusLine>
          <Button size="l" isFullWidth isBusy={isBusy} busyLabel={t('submission.busy')} onClick={onSend}>
            {props.sendLabel ?? t('submission.late.send')}
          </Button>
          <StatusLine>{isInVain && !isBusy ? t('submission.inVain') : null}</StatusLine>
          {onWithdraw && (
            <Button hierarchy="secondary" size="l" isFullWidth onClick={onWithdraw}>
              {t('submission.late.withdraw')}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {children}
    </KeptPage>
  );
}
