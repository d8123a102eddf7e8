import { matchPath, useLocation } from 'react-router';

/** The id at the end of this address: `/{slug}/activities/{id}`, `/{slug}/discovery/{id}`. */
export function useAddressId(): string | undefined {
  const { pathname } = useLocation();
  return matchPath('/:slug/:section/:id', pathname)?.params.id;
}
