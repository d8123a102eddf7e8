import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { formatList, useLanguage } from '@guest/i18n';
import { useFilling } from '../../hooks/useStage';

/** Names the wishes that were removed because the hotel no longer offers them. */
export function Withdrawn() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const names = useFilling((filling) => filling.withdrawn);
  const hasFailed = useFilling((filling) => filling.failure !== undefined);
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
