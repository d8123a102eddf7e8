import { Catalogue } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';

export function getProducts(api: Api, hosterId: string): Promise<Catalogue> {
  return call(api.product, {
    failure: 'Failed to fetch products',
    path: 'product',
    searchParams: { hosterId, showAll: true },
    answer: Catalogue,
  });
}
