import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import { focusHeading } from '../../browser/focusHeading';
import type { ShownSubmission } from './submission';

interface UnreadProps {
  submission: Pick<ShownSubmission, 'status'>;
  /** What was submitted, shown once the guest asks for it. */
  children: ReactNode;
  onWithdraw: () => void;
  /** Sends an expired one late. */
  onSend: () => void;
}

/** Beside another draft: one that was refused or has expired while no form showed it. Never removed unread. */
export function Unread({ submission, children, onWithdraw, onSend }: UnreadProps) {
  const { t } = useTranslation('visit');
  const [isOpen, setOpen] = useState(false);
  const isExpired = submission.status === 'expired';
  // The pressed button disappears with the notice.
  const decide = (act: () => void) => () => {
    act();
    focusHeading();
  };
  return (
    <Notice
      tone="warning"
      title={t(isExpired ? 'submission.unread.lateTitle' : 'submission.unread.title')}
      action={
        <Row gap={2}>
          <Button hierarchy="secondary" size="m" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('submission.unread.read')}
          </Button>
          {isOpen && isExpired && (
            <Button hierarchy="secondary" size="m" onClick={decide(onSend)}>
              {t('submission.late.send')}
            </Button>
          )}
          {isOpen && (
            <Button hierarchy="tertiary" size="m" onClick={decide(onWithdraw)}>
              {t(isExpired ? 'submission.late.withdraw' : 'submission.unread.remove')}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={2}>
        <span>{t(isExpired ? 'submission.late.text' : 'submission.unread.text')}</span>
        {isOpen && children}
      </Stack>
    </Notice>
  );
}
