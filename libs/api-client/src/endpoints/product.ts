import { Catalogue } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getProducts(api: Api, hosterId: string): Promise<Catalogue> {
  return call(api.product, {
    failure: 'Failed to fetch products',
    request: (http) => http.get('product', { searchParams: { hosterId, showAll: true } }),
    answer: Catalogue,
  });
}
