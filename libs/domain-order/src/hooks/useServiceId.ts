import { matchPath, useLocation } from 'react-router';

/** The service of this address (`/{slug}/services/{serviceId}/…`). */
export function useServiceId(): string | undefined {
  const { pathname } = useLocation();
  return matchPath({ path: '/:slug/services/:serviceId', end: false }, pathname)?.params.serviceId;
}
