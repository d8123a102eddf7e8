import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '@guest/api-contract';
import { Section } from '@guest/design-system';
import { WeekHours } from '@guest/visit';
import { useMapSettings } from '../../hooks/useMapSettings';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import { PlacesMap } from '../../map/PlacesMap';
import { categoryIcons } from '../../model/categories';
import type { Place } from '../../model/place';

/** The hours of the week. */
export function PlaceWeek({ hours }: { hours: OpeningHours | undefined }) {
  const { t } = useTranslation('cityGuide');
  if (!hours) return null;
  return (
    <Section title={t('place.hours')} gap={2}>
      <WeekHours hours={hours} />
    </Section>
  );
}

/** Where the place lies, beside the hotel; nothing where it has no pin. */
export function PlaceMap({
  place: { id, name, category, coordinates, isOnMap, ...place },
}: {
  place: Place;
}) {
  const { t } = useTranslation('cityGuide');
  const words = usePlaceWords();
  const settings = useMapSettings();
  const [selectedId, setSelectedId] = useState<string>();
  if (!isOnMap || !coordinates) return null;
  const distance = words.distance(place);
  const pin = { ...coordinates, id, name, icon: categoryIcons[category], ...(distance && { distance }) };
  return (
    <Section title={t('place.where')} gap={3}>
      <PlacesMap
        {...settings}
        places={[pin]}
        {...(selectedId && { selectedId })}
        onSelect={setSelectedId}
        height="short"
      />
    </Section>
  );
}
