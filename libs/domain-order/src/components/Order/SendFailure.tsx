import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { Failure as AnyFailure } from '@guest/state';

type Failure = Pick<AnyFailure, 'kind' | 'httpStatus' | 'problemType'> & { mayHaveArrived?: boolean };

/** Which text tells the guest what happened; they never see the error's own words. */
export function failureText({ kind, httpStatus, problemType }: Failure) {
  if (kind === 'timeout') return 'timeout';
  if (problemType?.endsWith(':total-changed')) return 'priceChanged';
  if (httpStatus === 429) return 'busy';
  return httpStatus !== undefined && httpStatus < 500 ? 'refused' : 'unsure';
}

/** The order was not taken, or nobody knows: why, and that nothing is lost. */
export function SendFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('order');
  const notice = useRef<HTMLDivElement>(null);
  const text = failureText(failure);
  const isUnknown = failure.mayHaveArrived && (text === 'timeout' || text === 'unsure');
  const title = t(isUnknown ? 'sendFailure.unknown' : 'sendFailure.title');
  useEffect(() => notice.current?.focus(), [failure]);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert" title={title}>
      {t(`sendFailure.${text}`)} {t('sendFailure.kept')}
    </Notice>
  );
}
