import { CheckinForm } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getCheckinForm(api: Api, hosterId: string): Promise<CheckinForm> {
  return call(api.product, {
    failure: 'Failed to fetch check-in form',
    request: (http) => http.get('checkin-form', { searchParams: { hosterId } }),
    answer: CheckinForm,
  });
}
