import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { OutboxFailure } from '@guest/feature';

/** The review was not taken: why, and that nothing is lost. The focus says it; an alert would say it twice. */
export function SendFailure({ failure }: { failure: OutboxFailure }) {
  const { t } = useTranslation('reviews');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [failure]);
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="danger"
      role="group"
      aria-label={t('sendFailure.title')}
      title={t('sendFailure.title')}
    >
      {t(failure.kind === 'offline' ? 'sendFailure.offline' : 'sendFailure.refused')} {t('sendFailure.kept')}
    </Notice>
  );
}
