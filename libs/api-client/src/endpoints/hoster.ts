import { Hoster } from '@guest/api-contract';
import { ApiError } from '../apiError';
import { call } from '../call';
import type { Api } from '../createApi';

const FAILURE = 'Failed to fetch hoster';
/** A slug that breaks the contract's rules, such as its length: no hotel can have it. */
const refusals = new Set<number | undefined>([400, 422]);

/** The hotel with this slug; one that the server refuses to look for is not found, too. */
export async function getHoster(api: Api, slug: string): Promise<Hoster> {
  try {
    return await call(api.product, {
      failure: FAILURE,
      request: (http) => http.get('hoster', { searchParams: { shortcut: slug.toLowerCase() } }),
      answer: Hoster,
    });
  } catch (cause) {
    if (!(cause instanceof ApiError) || !refusals.has(cause.status)) throw cause;
    throw new ApiError(`${FAILURE}: 404`, { kind: 'http', status: 404, problem: cause.problem });
  }
}
