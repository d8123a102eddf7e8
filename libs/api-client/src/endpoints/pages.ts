import { HomePage, Page, Partners, Seminars } from '@guest/api-contract';
import { ApiError } from '../http/apiError';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { path } from '../http/path';
import { hotelRead } from './hotelRead';
import { notFoundIfRefused } from './notFoundIfRefused';

export const getHomePage = hotelRead('home-page', HomePage, 'Failed to fetch home page');

export const getPartners = hotelRead('partner', Partners, 'Failed to fetch partners');

export function getSeminars(api: Api, hosterId: string): Promise<Seminars> {
  return call(api.product, {
    failure: 'Failed to fetch seminars',
    path: 'seminar',
    searchParams: { hoster: hosterId },
    answer: Seminars,
  });
}

/** A custom page by its id or sub-slug; a page of another hotel counts as not found. */
export async function getPage(api: Api, slug: string, hosterId: string): Promise<Page> {
  const failure = 'Page not found';
  const page = await notFoundIfRefused(failure, () =>
    call(api.product, { failure, path: path`page/${slug}`, searchParams: { hosterId }, answer: Page }),
  );
  if (page.hoster !== hosterId) throw new ApiError(failure, { kind: 'http', status: 404 });
  return page;
}
