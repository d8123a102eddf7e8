import { HomePage } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getHomePage(api: Api, hosterId: string): Promise<HomePage> {
  return call(api.product, {
    failure: 'Failed to fetch home page',
    request: (http) => http.get('home-page', { searchParams: { hosterId } }),
    answer: HomePage,
  });
}
