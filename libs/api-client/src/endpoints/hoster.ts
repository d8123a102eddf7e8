import { Hoster } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { withNavigation } from './navigation';
import { notFoundIfRefused } from './notFoundIfRefused';

/** The hotel with this slug, and a navigation that can be drawn. */
export async function getHoster(api: Api, slug: string): Promise<Hoster> {
  const failure = 'Failed to fetch hoster';
  const searchParams = { shortcut: slug.toLowerCase() };
  const hoster = await notFoundIfRefused(failure, () =>
    call(api.product, { failure, path: 'hoster', searchParams, answer: Hoster }),
  );
  return withNavigation(hoster);
}
