import { useMemo } from 'react';
import { useConfig, useHoster } from '@guest/visit';
import type { PlacesMapProps } from '../map/placesMapProps';
import { useMapGroundStore } from '../store/mapGroundStore';

type MapSettings = Pick<
  PlacesMapProps,
  'googleMapsKey' | 'tiles' | 'hotel' | 'isGroundAllowed' | 'onAllowGround'
>;

/** What every map of a visit shares: the installation's streets, the guest's consent to them, the hotel. */
export function useMapSettings(): MapSettings {
  const { googleMapsKey, mapTilesUrl: url, mapTilesAttribution: attribution = '' } = useConfig();
  const { name, coordinates } = useHoster();
  const isGroundAllowed = useMapGroundStore((state) => state.isAllowed);
  const onAllowGround = useMapGroundStore((state) => state.allow);
  return useMemo(
    () => ({
      ...(googleMapsKey !== undefined && { googleMapsKey }),
      ...(url !== undefined && { tiles: { url, attribution } }),
      ...(coordinates && { hotel: { ...coordinates, name } }),
      isGroundAllowed,
      onAllowGround,
    }),
    [googleMapsKey, url, attribution, coordinates, name, isGroundAllowed, onAllowGround],
  );
}
