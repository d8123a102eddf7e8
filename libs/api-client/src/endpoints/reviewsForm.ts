import { ReviewsForm } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getReviewsForm(api: Api, hosterId: string): Promise<ReviewsForm> {
  return call(api.product, {
    failure: 'Failed to fetch reviews form',
    request: (http) => http.get('reviews-form', { searchParams: { hosterId } }),
    answer: ReviewsForm,
  });
}
