import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@guest/design-system';
import { useMapSettings } from '../../hooks/useMapSettings';
import { useOpenPlaces } from '../../hooks/useOpenPlaces';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import { PlacesMap } from '../../map/PlacesMap';
import { MAX_PINS } from '../../map/pinnedPlaces';
import type { MapPlace } from '../../map/placesMapProps';
import { categoryIcons } from '../../model/categories';
import type { Place } from '../../model/place';
import { PlaceItem } from './PlaceItem';

/** The pins follow when the list has changed: a key pressed in between does not wait for them. */
const MAP_AFTER_MS = 500;

/** The places of the list on a map, and below it the one that is chosen there. */
export const GuideMap = memo(function GuideMap({ places: found }: { places: readonly Place[] }) {
  const { t } = useTranslation('cityGuide');
  const settings = useMapSettings();
  const words = usePlaceWords();
  const [selectedId, setSelectedId] = useState<string>();
  const [places, setPlaces] = useState(found);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPlaces(found)), MAP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [found]);
  // The pin answers at once; the place below the map follows.
  const shownId = useDeferredValue(selectedId);
  const selected = places.find(({ id }) => id === shownId);
  const isThere = selectedId !== undefined && places.some(({ id }) => id === selectedId);
  const shown = useMemo(() => (selected ? [selected] : []), [selected]);
  const { now, hoursOf } = useOpenPlaces(shown);
  const pins = useMemo(
    () =>
      places
        .filter(({ isOnMap }) => isOnMap)
        .flatMap((place, index): MapPlace[] => {
          const { id, name, category, coordinates } = place;
          // Thousands of places have no pin: nobody reads their distance.
          const distance = index < MAX_PINS ? words.distance(place) : undefined;
          return coordinates
            ? [{ ...coordinates, id, name, icon: categoryIcons[category], ...(distance && { distance }) }]
            : [];
        }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language, as the places do
    [places],
  );
  return (
    <Stack gap={3}>
      <PlacesMap
        {...settings}
        places={pins}
        {...(isThere && { selectedId })}
        onSelect={setSelectedId}
        height="beside"
      />
      <section aria-label={t('guide.map.chosen')} aria-live="polite" hidden={!selected}>
        {selected && <PlaceItem place={selected} hours={hoursOf(selected)} now={now} look="alone" />}
      </section>
    </Stack>
  );
});
