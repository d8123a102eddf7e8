import { useTranslation } from 'react-i18next';
import { MapSlot } from '@guest/design-system';
import { lazyPart } from '@guest/visit';
import { MapUnavailable } from './MapUnavailable';
import type { PlacesMapProps } from './placesMapProps';

const MapView = lazyPart(async () => (await import('./MapView')).MapView, {
  whileLoading: null,
  fallback: MapUnavailable,
});

/**
 * The places around the hotel on a map, which loads when it is near the window. It shows nothing that the list beside
 * it lacks, knows no store, and reaches no other service before the guest agreed.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { t } = useTranslation('cityGuide');
  return (
    <MapSlot
      label={t('map.label')}
      height={props.height ?? 'medium'}
      renderMap={() => <MapView {...props} />}
    />
  );
}
