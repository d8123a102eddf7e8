import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { formatList, useLanguage } from '@guest/i18n';
import { useCheckinStore } from '../../store/checkinStore';

/** Wishes that can no longer be had: which, and that nothing else is lost. What failed by them is over. */
export function Withdrawn() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const names = useCheckinStore((state) => state.withdrawn);
  const hasFailed = useCheckinStore((state) => state.sending.status === 'failure');
  const notice = useRef<HTMLDivElement>(null);
  const isShown = names !== undefined && !hasFailed;
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="warning"
      role="alert"
      title={
        names.length > 0
          ? t('extras.withdrawnNamed', { names: formatList([...names], language) })
          : t('extras.withdrawn')
      }
    >
      {t('extras.withdrawnKept')}
    </Notice>
  );
}
