import { Hoster } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { notFoundIfRefused } from './notFoundIfRefused';

/** The hotel with this slug. */
export function getHoster(api: Api, slug: string): Promise<Hoster> {
  const failure = 'Failed to fetch hoster';
  const searchParams = { shortcut: slug.toLowerCase() };
  return notFoundIfRefused(failure, () =>
    call(api.product, { failure, path: 'hoster', searchParams, answer: Hoster }),
  );
}
