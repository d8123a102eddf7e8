import { Page } from '@guest/api-contract';
import { ApiError } from '../apiError';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

const failure = 'Page not found';

/** A custom page by its id or sub-slug; another hotel's page is as good as none (spec 5). */
export async function getPage(api: Api, slug: string, hosterId: string): Promise<Page> {
  const page = await call(api.product, {
    failure,
    request: (http) => http.get(path`page/${slug}`, { searchParams: { hosterId } }),
    answer: Page,
  });
  if (page.hoster !== hosterId) throw new ApiError(failure, { kind: 'http', status: 404 });
  return page;
}
