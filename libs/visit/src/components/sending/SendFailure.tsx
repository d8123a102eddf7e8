import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { SubmissionFailure } from '@guest/submission';
import { failureReason } from './submission';

interface SendFailureProps {
  failure: SubmissionFailure;
  /** Default: "It was not sent". */
  title?: string;
  /** Counts the tries: each new one moves the focus to the notice. */
  attempt?: number | undefined;
  /** `group` leaves the announcement to the focus; `alert` also interrupts a screen reader. */
  role?: 'alert' | 'group';
  /** False where the guest was told of it before: it takes no focus. Default: true. */
  isNews?: boolean;
  /** A button that sends again, where that may help. */
  action?: ReactNode;
  /** Replaces the reason and what follows from it. */
  children?: ReactNode;
}

/** Above a form that was not taken: why, that nothing is lost, and what to do. */
export function SendFailure(props: SendFailureProps) {
  const { failure, title, attempt, role = 'alert', isNews = true, action, children } = props;
  const { t } = useTranslation('visit');
  const notice = useRef<HTMLDivElement>(null);
  const reason = failureReason(failure);
  const shownTitle = title ?? t('submission.failed.title');
  useEffect(() => {
    if (isNews) notice.current?.focus();
  }, [isNews, reason, attempt]);
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="danger"
      role={isNews ? role : undefined}
      aria-label={role === 'group' ? shownTitle : undefined}
      title={shownTitle}
      action={action}
    >
      {children ?? (
        <>
          {t(`submission.failed.${reason}`)} {t('submission.failed.kept')}
          {reason === 'refused' && ` ${t('submission.failed.check')}`}
        </>
      )}
    </Notice>
  );
}
