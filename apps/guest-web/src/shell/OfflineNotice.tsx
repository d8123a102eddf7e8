import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OfflineLine } from '@guest/design-system';
import { hotelClock } from '@guest/api-contract';
import { formatMoment, formatTimeOfDay, useLanguage, type Language } from '@guest/i18n';
import { keptSince } from '../browser/network/serviceWorker';
import { useNetworkProbe } from '../browser/network/useNetworkProbe';

/** In the device's time zone, because the moment is that of the guest's phone. */
const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "8 h 30" of today; else with its day. */
function whenWords(since: Date, language: Language): string {
  const [then, now] = [since, new Date()].map((moment) => hotelClock(moment, ownTimeZone()));
  return then && then.day === now?.day
    ? formatTimeOfDay(then.time, language)
    : formatMoment(since, language, ownTimeZone());
}

/** Says that there is no network, and when the shown page was loaded. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { pathname } = useLocation();
  const [since, setSince] = useState<Date>();
  useNetworkProbe();

  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const date = await keptSince(pathname, language);
      if (!isLeft) setSince(date);
    };
    ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [pathname, language]);

  return (
    <OfflineLine>
      {since ? t('offline.since', { when: whenWords(since, language) }) : t('offline.line')}
    </OfflineLine>
  );
}
