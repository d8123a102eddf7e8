import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { Resource } from '@guest/state';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

/** Which text tells the guest what happened; they never see the error's own words. */
function failureText({ kind, httpStatus }: Failure) {
  if (kind === 'offline' || kind === 'timeout') return kind;
  if (httpStatus === 429) return 'busy';
  return httpStatus !== undefined && httpStatus < 500 ? 'refused' : 'unsure';
}

/** The review was not taken: why, and that nothing is lost. */
export function SendFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('reviews');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [failure]);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert" title={t('sendFailure.title')}>
      {t(`sendFailure.${failureText(failure)}`)} {t('sendFailure.kept')}
    </Notice>
  );
}
