import { PersonalPages } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getPersonalPages(api: Api, hosterId: string): Promise<PersonalPages> {
  return call(api.product, {
    failure: 'Failed to fetch personal pages',
    request: (http) => http.get('personal-page', { searchParams: { hosterId } }),
    answer: PersonalPages,
  });
}
