import { Seminars } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getSeminars(api: Api, hosterId: string): Promise<Seminars> {
  return call(api.product, {
    failure: 'Failed to fetch seminars',
    request: (http) => http.get('seminar', { searchParams: { hoster: hosterId } }),
    answer: Seminars,
  });
}
