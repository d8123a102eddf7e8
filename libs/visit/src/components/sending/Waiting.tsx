import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, StatusLine } from '@guest/design-system';
import { KeptPage } from './KeptPage';
import { failureReason, type ShownSubmission } from './submission';

interface WaitingProps {
  submission: ShownSubmission;
  /** What is safe: "Your message is kept on this device". */
  title: string;
  /** The title where the browser keeps nothing. Default: `title`. */
  titleInPage?: string;
  /** What happens next. Default: by the failure. */
  text?: ReactNode;
  /** Names what was submitted. */
  label: ReactNode;
  /** What was submitted: the guest's words, or facts. */
  children?: ReactNode;
  /** Whether the browser really kept it. */
  isOnDevice: boolean;
  /** The guest's own retry is under way. */
  isBusy: boolean;
  /** The guest's own retry has changed nothing. */
  isInVain: boolean;
  onRetry: () => void;
  /** Default: "Try again now". */
  retryLabel?: string;
  /** Said when the retry was in vain. */
  inVainText?: string;
  /** Other buttons below the retry: call, withdraw, home. */
  actions?: ReactNode;
  /** Begins another one; this one goes on by itself. */
  another?: { label: string; onClick: () => void };
}

/** A whole screen: the hotel does not have it yet. Says what is safe, what happens next, what the guest can do. */
export function Waiting(props: WaitingProps) {
  const {
    submission,
    title,
    titleInPage = title,
    text,
    label,
    children,
    isOnDevice,
    actions,
    another,
  } = props;
  const { t } = useTranslation('visit');
  const isSending = submission.status === 'sending' || props.isBusy;
  return (
    <KeptPage
      title={isOnDevice ? title : titleInPage}
      text={text ?? <WhatHappensNext submission={submission} isRetrying={props.isBusy} />}
      label={label}
      status={isSending ? 'sending' : 'waiting'}
      notice={!isOnDevice && <Notice tone="warning">{t('submission.leaveOpen')}</Notice>}
      actions={
        <>
          <StatusLine isHidden>{isSending ? t('submission.busy') : null}</StatusLine>
          <Button
            size="l"
            isFullWidth
            isBusy={props.isBusy}
            busyLabel={t('submission.busy')}
            onClick={props.onRetry}
          >
            {props.retryLabel ?? t('submission.retry')}
          </Button>
          <StatusLine>
            {props.isInVain && !isSending ? (props.inVainText ?? t('submission.inVain')) : null}
          </StatusLine>
          {actions}
          {another && (
            <Button hierarchy="tertiary" size="l" isFullWidth onClick={another.onClick}>
              {another.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </KeptPage>
  );
}

function WhatHappensNext({ submission, isRetrying }: { submission: ShownSubmission; isRetrying: boolean }) {
  const { t } = useTranslation('visit');
  const { status, failure, deadline } = submission;
  const reason = failure ? failureReason(failure) : 'offline';
  return (
    <>
      {status === 'sending' && !isRetrying
        ? t('submission.next.underWay')
        : t(`submission.next.${reason === 'refused' ? 'unanswered' : reason}`)}
      {status === 'waiting' && deadline !== undefined && ` ${t('submission.next.asksLater')}`}
    </>
  );
}
