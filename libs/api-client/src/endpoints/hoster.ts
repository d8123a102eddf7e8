import { Hoster } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getHoster(api: Api, slug: string): Promise<Hoster> {
  return call(api.product, {
    failure: 'Failed to fetch hoster',
    request: (http) => http.get('hoster', { searchParams: { shortcut: slug.toLowerCase() } }),
    answer: Hoster,
  });
}
