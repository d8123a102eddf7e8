import { matchPath, useLocation } from 'react-router';

/** The place of this address (`/{slug}/cityguide/activity/{placeId}`). */
export function usePlaceId(): string | undefined {
  const { pathname } = useLocation();
  return matchPath('/:slug/cityguide/activity/:placeId', pathname)?.params.placeId;
}
