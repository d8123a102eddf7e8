import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { OutboxEntry } from '@guest/feature';

interface SendFailureProps {
  /** What the hotel did not take. */
  entry: OutboxEntry | undefined;
  /** Nothing could be sent or kept at all. */
  isUnreachable: boolean;
}

/** Nothing was taken: why, and that nothing is lost. */
export function SendFailure({ entry, isUnreachable }: SendFailureProps) {
  const { t } = useTranslation(['contact', 'visit']);
  const notice = useRef<HTMLDivElement>(null);
  const isRefused = entry?.status === 'refused';
  const isShown = isRefused || isUnreachable;
  const tries = entry?.tries;
  useEffect(() => notice.current?.focus(), [isShown, tries]);
  if (!isShown) return null;
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert" title={t('contact:sending.refusedTitle')}>
      {isRefused ? t('contact:sending.refused') : t('visit:failure.offline')} {t('contact:sending.kept')}
    </Notice>
  );
}
