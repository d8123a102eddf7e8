import type { InferInput } from 'valibot';
import type { ReviewsForm } from '@guest/api-contract';
import { aDevice, fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { reviewsFeature } from '../index';

export const CUSTOMER = 'POST /api/customer';
export const REVIEW = 'POST /reviews-api/reviews';

/** The network of a hotel with this form. */
export async function reviewNetwork(form?: InferInput<typeof ReviewsForm>) {
  const answers = form && { 'GET /api/reviews-form': () => Response.json(form) };
  const network = await fakeNetwork({ ...(answers && { answers }) });
  return {
    ...network,
    /** What was posted: "POST /api/customer". */
    posted: () => network.requests('POST').map(({ method, path }) => `${method} ${path}`),
    reviews: () => network.requests(REVIEW).map(({ body }) => body),
  };
}

/** Opens a screen of the reviews on a device that keeps what it is told. */
export function open(at: string, options: Partial<RenderOptions> = {}) {
  return renderFeature(reviewsFeature, { at, registry: aDevice(), ...options });
}
