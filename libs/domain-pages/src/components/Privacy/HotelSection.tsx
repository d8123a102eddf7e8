import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, Section, Text } from '@guest/design-system';
import { fetchedOf, useApi, useHoster } from '@guest/visit';
import { keptTimes } from '../../model/keptTimes';
import { useRetentionStore } from '../../store/retentionStore';

/** What the hotel keeps of its guests, and until when. */
export function HotelSection() {
  const { t } = useTranslation('privacy');
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const retention = useRetentionStore((state) => fetchedOf(state, hosterId));
  const load = useRetentionStore((state) => state.load);

  useEffect(() => {
    void load(api, hosterId);
  }, [load, api, hosterId]);

  const times = retention.status === 'success' ? keptTimes(retention.data) : [];
  // An API that fails or tells no times: the hotel's document and reception tell.
  const isUntold = retention.status === 'failure' || (retention.status === 'success' && times.length === 0);
  return (
    <Section title={t('hotel.title')} gap={3}>
      <Text tone="muted">{t(isUntold ? 'hotel.untold' : 'hotel.text')}</Text>
      <FactList
        items={times.map(({ kind, unit, count }) => ({
          id: kind,
          icon: 'clock',
          text: t(`hotel.kinds.${kind}`, { time: t(`hotel.${unit}`, { count }) }),
        }))}
      />
    </Section>
  );
}
