import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { Resource } from '@guest/state';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

/** Which text tells the guest what happened; they never see the error's own words. */
function reasonOf({ kind, httpStatus }: Failure) {
  if (kind === 'offline' || kind === 'timeout') return kind;
  if (httpStatus === 429) return 'busy';
  return httpStatus !== undefined && httpStatus < 500 ? 'refused' : 'unsure';
}

/** The check-in was not taken: why, and that nothing is lost. */
export function SendFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('checkin');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [failure]);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert" title={t('failure.title')}>
      {t(`failure.${reasonOf(failure)}`)} {t('failure.kept')}
    </Notice>
  );
}
