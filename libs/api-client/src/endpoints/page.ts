import { Page } from '@guest/api-contract';
import { ApiError } from '../apiError';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

const failure = 'Page not found';

/** A name that breaks the contract's rules, such as its length: no page can have it. */
const refusals = new Set<number | undefined>([400, 422]);
const notFound = (problem?: ApiError['problem']) =>
  new ApiError(failure, { kind: 'http', status: 404, problem });

/** A custom page by its id or sub-slug; another hotel's page is as good as none (spec 5). */
export async function getPage(api: Api, slug: string, hosterId: string): Promise<Page> {
  try {
    const page = await call(api.product, {
      failure,
      request: (http) => http.get(path`page/${slug}`, { searchParams: { hosterId } }),
      answer: Page,
    });
    if (page.hoster === hosterId) return page;
  } catch (cause) {
    if (!(cause instanceof ApiError) || !refusals.has(cause.status)) throw cause;
    throw notFound(cause.problem);
  }
  throw notFound();
}
