import { Partners } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getPartners(api: Api, hosterId: string): Promise<Partners> {
  return call(api.product, {
    failure: 'Failed to fetch partners',
    request: (http) => http.get('partner', { searchParams: { hosterId } }),
    answer: Partners,
  });
}
