import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OfflineLine } from '@guest/design-system';
import { formatMoment, formatTimeOfDay, hotelClock, useLanguage, type Language } from '@guest/i18n';
import { keptSince } from '../browser/serviceWorker';
import { useNetworkProbe } from '../browser/useNetworkProbe';

/** By the guest's own clock: it is their phone that was loaded. */
const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "8 h 30" of today; else with its day. */
function whenWords(since: Date, language: Language): string {
  const [then, now] = [since, new Date()].map((moment) => hotelClock(moment, ownTimeZone()));
  return then && then.day === now?.day
    ? formatTimeOfDay(then.time, language)
    : formatMoment(since, language, ownTimeZone());
}

/** There is no network: from when what the guest sees is. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { pathname } = useLocation();
  const [since, setSince] = useState<Date>();
  useNetworkProbe();

  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const date = await keptSince(pathname);
      if (!isLeft) setSince(date);
    };
    ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [pathname]);

  return (
    <OfflineLine>
      {since ? t('offline.since', { when: whenWords(since, language) }) : t('offline.line')}
    </OfflineLine>
  );
}
